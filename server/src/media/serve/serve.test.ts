import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mp4, openS3, openTestApp, people, testApp, tryUpload, upload, type Person, type TestApp } from '#testing';
import { sweepMedia } from '../sweep.ts';

const DAY_MS = 24 * 3_600_000;
const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'tomato' } })
  .png()
  .toBuffer();

describe.each(['disk', 'S3'])('[MEDIA-02] a file on %s', (place) => {
  let opened: TestApp;
  let ana: Person;
  let closeStore: (() => Promise<void>) | null = null;
  let photo: string;
  let video: string;
  const clip = mp4();

  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    opened.browser().request({ method, url, headers });

  beforeAll(async () => {
    const s3 = place === 'S3' ? await openS3() : null;
    closeStore = s3?.close ?? null;
    opened = await openTestApp({ env: s3?.env ?? {} });
    [ana] = await people(opened, 'ana');
    photo = (await upload(ana, png)).url;
    video = (await upload(ana, clip)).url;
  });
  afterAll(async () => {
    await opened.close();
    await closeStore?.();
  });

  it('UP-03: cannot act in a page: its type is ours, it is sandboxed and never sniffed, and no cookie comes with it', async () => {
    for (const [url, type] of [
      [photo, 'image/webp'],
      [photo.replace('600.webp', 'full.jpg'), 'image/jpeg'],
      [video, 'video/mp4'],
    ] as const) {
      const reply = await get(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': type,
        'content-length': String(reply.rawPayload.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
        'accept-ranges': 'bytes',
      });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  it('is read in parts, as players do', async () => {
    const part = async (range: string) => {
      const { statusCode, headers, rawPayload } = await get(video, { range });
      return [statusCode, headers['content-range'], rawPayload] as const;
    };
    const size = clip.length;
    expect(await part('bytes=0-9')).toEqual([206, `bytes 0-9/${size}`, clip.subarray(0, 10)]);
    expect(await part('bytes=100-')).toEqual([206, `bytes 100-${size - 1}/${size}`, clip.subarray(100)]);
    expect(await part('bytes=-7')).toEqual([206, `bytes ${size - 7}-${size - 1}/${size}`, clip.subarray(-7)]);
    expect(await part('bytes=0-')).toEqual([206, `bytes 0-${size - 1}/${size}`, clip]);
    expect((await part(`bytes=${size}-`)).slice(0, 2)).toEqual([416, `bytes */${size}`]);
    for (const odd of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=x-y'])
      expect((await part(odd))[0]).toBe(200);
  });

  it('is not sent again to who has it, and only in part to who has this version', async () => {
    const etag = String((await get(photo)).headers.etag);
    const again = await get(photo, { 'if-none-match': `W/"other", ${etag}` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await get(photo, { range: 'bytes=0-3', 'if-range': etag })).statusCode).toBe(206);
    expect((await get(photo, { range: 'bytes=0-3', 'if-range': '"old"' })).statusCode).toBe(200);
    const head = await get(photo, {}, 'HEAD');
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  });

  it('is found under its own name only', async () => {
    const folder = photo.split('/').slice(0, -1).join('/');
    for (const url of [
      '/media/',
      folder,
      `${folder}/`,
      `${folder}/other.webp`,
      `${folder}/600.html`,
      `${folder}/..%2f600.webp`,
      `${folder}/600.webp%00.jpg`,
      '/media/..%2fseal-key',
      '/media/..%5cseal-key',
      '/media//etc/passwd',
      '/media/.incoming/x.webp',
    ]) {
      const reply = await get(url);
      expect([url, reply.statusCode]).toEqual([url, 404]);
    }
  });

  it('is gone a day after an upload that nothing shows', async () => {
    opened.clock.advance(DAY_MS - 60_000);
    await sweepMedia(opened.app);
    expect((await get(photo)).statusCode).toBe(200);
    opened.clock.advance(120_000);
    expect(await sweepMedia(opened.app)).toBe(2);
    for (const url of [photo, photo.replace('600.webp', 'full.jpg'), video])
      expect((await get(url)).statusCode).toBe(404);
    const { rows } = await opened.app.database.pool.query('select 1 from media');
    expect(rows).toHaveLength(0);
  });
});

describe('P8: a store that is away', () => {
  it('is said in words, within two seconds, and leaves nothing half done', async () => {
    const s3 = await openS3();
    const opened = await testApp({ env: s3.env });
    const [ana] = await people(opened, 'ana');
    const { url } = await upload(ana, png);
    await s3.close();
    const before = performance.now();
    const read = await opened.browser().request({ url });
    expect(performance.now() - before).toBeLessThan(2_000);
    expect([read.statusCode, read.json()]).toMatchObject([503, { code: 'storage_down' }]);
    expect(await tryUpload(ana, png)).toMatchObject({
      status: 503,
      body: { error: 'Files cannot be stored at the moment. Please try again in a moment.' },
    });
    const { rows } = await opened.app.database.pool.query(`select state from media order by id`);
    expect(rows).toEqual([{ state: 'kept' }, { state: 'released' }]);
  });
});
