import type { AddressInfo } from 'node:net';
import { upload } from '@imagekit/javascript';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mediaCalls } from '@wagram/contract/media';
import { openTestApp, people, type Person, type TestApp } from '#testing';

const png = await sharp({ create: { width: 700, height: 350, channels: 3, background: 'plum' } })
  .png()
  .toBuffer();

let opened: TestApp;
let ana: Person;
let page: Window;
let origin: string;

// The SDK is the image host's own, unchanged, on a browser's FormData and XMLHttpRequest. It knows one address by heart;
// its `xhr` option is where it can be sent to another.
beforeAll(async () => {
  opened = await openTestApp();
  [ana] = await people(opened, 'ana');
  await opened.app.http.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(opened.app.http.server.address() as AddressInfo).port}`;
  page = new Window({ url: `${origin}/compose` });
  vi.stubGlobal('FormData', page.FormData);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await page.happyDOM.close();
  await opened.close();
});

type Xhr = NonNullable<Parameters<typeof upload>[0]['xhr']>;

const redirected = (): Xhr => {
  const xhr = new page.XMLHttpRequest();
  const open = xhr.open.bind(xhr);
  xhr.open = (method: string, url: string) => open(method, url.replace('https://upload.imagekit.io', origin));
  return xhr as unknown as Xhr;
};

const send = async (file: Buffer, change: Record<string, unknown> = {}) => {
  const { token, signature, expire, publicKey, folders } = await ana.browser.get(mediaCalls.uploadAuth, {});
  return upload({
    xhr: redirected(),
    file: new page.File([file], 'sea.png', { type: 'image/png' }) as unknown as File,
    fileName: 'sea.png',
    token,
    signature,
    expire,
    publicKey,
    folder: folders.image,
    tags: ['sea', 'sun'],
    useUniqueFileName: true,
    ...change,
  });
};

describe('the official browser SDK of the image host', () => {
  it('[MEDIA-01, MEDIA-02] uploads to our endpoint and reads our answer', async () => {
    const reply = await send(png);
    expect(reply).toMatchObject({
      width: 700,
      height: 350,
      fileType: 'image',
      tags: ['sea', 'sun'],
      isPrivateFile: false,
    });
    expect(reply.$ResponseMetadata.statusCode).toBe(200);
    const file = await fetch(new URL(reply.url ?? '', origin));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await file.arrayBuffer()).byteLength).toBe(reply.size);
  });

  it('[MEDIA-06] tells our reasons', async () => {
    await expect(send(Buffer.from('<svg onload=alert(1)>'))).rejects.toThrow('Only image and video files are allowed');
    await expect(send(png, { signature: 'wrong' })).rejects.toThrow('The signature of this upload is not valid');
  });
});
