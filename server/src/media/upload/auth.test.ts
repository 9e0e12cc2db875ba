import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { mediaCalls } from '@wagram/contract/media';
import { openTestApp, passFields, people, sendForm, testApp, type Person, type TestApp } from '#testing';
import { signUpload, uploadHostOf } from './signature.ts';

const { uploadAuth } = mediaCalls;
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

let opened: TestApp;
let ana: Person;
beforeAll(async () => {
  opened = await openTestApp();
  [ana] = await people(opened, 'ana');
});
afterAll(() => opened.close());

describe('a token for an upload', () => {
  it('[MEDIA-01] UP-01: is for members', async () => {
    expect(await opened.browser().refused(uploadAuth, {})).toMatchObject({ status: 401, code: 'signed_out' });
  });

  it('[MEDIA-01] is new each time, valid for 60 seconds, and says where to send the file', async () => {
    const nowS = Math.floor(opened.clock.now().getTime() / 1000);
    const one = await ana.browser.get(uploadAuth, {});
    const two = await ana.browser.get(uploadAuth, { screen: 'create' });
    expect(one.token).not.toBe(two.token);
    expect(one).toMatchObject({
      expire: nowS + 60,
      publicKey: 'public_wagram',
      uploadUrl: '/api/v1/files/upload',
      folders: { image: '/wagram-posts', video: '/wagram-videos' },
    });
    expect(one.signature).toMatch(/^[0-9a-f]{40}$/);
  });

  it('refuses a screen that does not exist', async () => {
    expect((await ana.browser.refused(uploadAuth, { screen: 'cellar' })).status).toBe(400);
  });

  it('UP-01: is signed as the image host signs', () => {
    expect(signUpload('private_key_test', 'your_token', 1_582_269_249)).toBe(
      'e71bcd6031016b060d349d212e23e85c791decdd',
    );
  });

  it('[MEDIA-01] comes from the image host’s keys when they are set, and the page may then reach that host', async () => {
    const hosted = await testApp({
      env: {
        IMAGEKIT_PUBLIC_KEY: 'public_abc',
        IMAGEKIT_PRIVATE_KEY: 'private_key_test',
        IMAGEKIT_UPLOAD_URL: 'https://upload.example/api/v1/files/upload',
        IMAGEKIT_URL_ENDPOINT: 'https://files.example/me',
      },
    });
    const [bob] = await people(hosted, 'bob');
    const pass = await bob.browser.get(uploadAuth, {});
    expect(pass).toMatchObject({
      publicKey: 'public_abc',
      uploadUrl: 'https://upload.example/api/v1/files/upload',
      signature: signUpload('private_key_test', pass.token, pass.expire),
    });
    expect((await sendForm(bob, await passFields(bob), png)).status).toBe(404);
    const { headers } = await bob.browser.request({ url: '/healthz' });
    expect(headers['content-security-policy']).toContain("img-src 'self' blob: data: https://files.example;");
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://upload.example;");
  });
});

describe('UP-01: an upload is refused', () => {
  it('with a changed signature, token, time or public key', async () => {
    const change = async (fields: Record<string, string>) =>
      (await sendForm(ana, { ...(await passFields(ana)), ...fields }, png)).body;
    expect(await change({ signature: 'e71bcd6031016b060d349d212e23e85c791decdd' })).toMatchObject({
      success: false,
      code: 'wrong_signature',
      message: 'The signature of this upload is not valid',
    });
    expect(await change({ token: 'your_token' })).toMatchObject({ code: 'wrong_signature' });
    // Another time that would be allowed, had it been signed.
    expect(await change({ expire: String(Math.floor(Date.now() / 1000) + 30) })).toMatchObject({
      code: 'wrong_signature',
    });
    expect(await change({ expire: 'soon' })).toMatchObject({ code: 'wrong_expire' });
    expect(await change({ publicKey: 'public_other' })).toMatchObject({ code: 'wrong_public_key' });
  });

  it('when the token is used again, even after an upload that failed', async () => {
    const good = await passFields(ana);
    expect((await sendForm(ana, good, png)).status).toBe(200);
    expect(await sendForm(ana, good, png)).toMatchObject({ status: 400, body: { code: 'used_token' } });

    const failed = await passFields(ana);
    expect((await sendForm(ana, failed, Buffer.from('<html>'))).status).toBe(400);
    expect((await sendForm(ana, failed, png)).body.code).toBe('used_token');

    const incomplete = await passFields(ana);
    expect((await sendForm(ana, { ...incomplete, fileName: undefined }, png)).status).toBe(400);
    expect((await sendForm(ana, incomplete, png)).body.code).toBe('used_token');
  });

  it('of twenty with one token at once, all but one', async () => {
    const fields = await passFields(ana);
    const tries = await Promise.all(Array.from({ length: 20 }, () => sendForm(ana, fields, png)));
    expect(tries.filter((one) => one.status === 200)).toHaveLength(1);
    expect(tries.filter((one) => one.body.code === 'used_token')).toHaveLength(19);
  });

  it('when the token has expired', async () => {
    const late = await testApp();
    const [bob] = await people(late, 'bob');
    const fields = await passFields(bob);
    late.clock.advance(61_000);
    expect(await sendForm(bob, fields, png)).toMatchObject({ status: 400, body: { code: 'expired_token' } });
  });

  it('when expire is more than an hour ahead, though rightly signed', async () => {
    const fields = await passFields(ana);
    const expire = Math.floor(opened.clock.now().getTime() / 1000) + 3_700;
    const signature = signUpload(uploadHostOf(opened.app).imagekitPrivateKey, String(fields['token']), expire);
    expect(await sendForm(ana, { ...fields, expire, signature }, png)).toMatchObject({
      status: 400,
      body: { code: 'wrong_expire' },
    });
  });

  it('[MEDIA-06] when a parameter is missing, each in the image host’s words', async () => {
    const without = async (name: string) =>
      (await sendForm(ana, { ...(await passFields(ana)), [name]: undefined }, name === 'file' ? null : png)).body;
    const needed = 'The SDK expects token, signature and expire for authentication.';
    for (const [name, text] of [
      ['file', 'Missing file parameter for upload'],
      ['fileName', 'Missing fileName parameter for upload'],
      ['publicKey', 'Missing public key for upload'],
      ['token', `Missing token for upload. ${needed}`],
      ['signature', `Missing signature for upload. ${needed}`],
      ['expire', `Missing expire for upload. ${needed}`],
    ] as const)
      expect(await without(name)).toMatchObject({ success: false, error: text, message: text });
  });

  it('without a form, and after thirty uploads in half an hour from one address', async () => {
    const strict = await testApp({ env: { LIMIT_UPLOAD: '3' } });
    const outsider = { browser: strict.browser() };
    const reply = await outsider.browser.request({
      method: 'POST',
      url: '/api/v1/files/upload',
      payload: { file: 'x' },
    });
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'not_a_form' }]);
    const codes = [];
    for (let count = 0; count < 4; count += 1) codes.push((await sendForm(outsider, {}, null)).status);
    expect(codes).toEqual([400, 400, 429, 429]);
  });
});
