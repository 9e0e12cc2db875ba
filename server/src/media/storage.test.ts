import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mediaCalls } from '@wagram/contract/media';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { mp4, people, testApp, tryUpload, upload, type Person } from '#testing';
import { removeReleased } from './sweep.ts';

const { readStorage, startUpload, finishUpload } = mediaCalls;
const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'tomato' } })
  .png()
  .toBuffer();
const FULL =
  'Your files fill the space that you have here. Delete posts or messages with pictures or videos to make room.';

const usedBy = async (person: Person): Promise<number> => (await person.browser.get(readStorage, {})).used;
const sendPiece = (person: Person, id: string, offset: number, payload: Buffer) =>
  person.browser.request({
    method: 'PUT',
    url: `/api/uploads/${id}/${offset}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });

describe('a member’s storage', () => {
  it('[SR-L10] counts every file of a picture, and what comes in pieces from the first one on', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    expect(await ana.browser.get(readStorage, {})).toMatchObject({ used: 0, allowed: 5_000_000_000 });
    const { url } = await upload(ana, png);
    const folder = url.split('/').slice(0, -1).join('/');
    let stored = 0;
    for (const name of ['480.webp', '900.webp', 'full.jpg'])
      stored += (await ana.browser.request({ url: `${folder}/${name}` })).rawPayload.length;
    expect(await usedBy(ana)).toBe(stored);
    const clip = mp4({ size: 300_000 });
    const { upload: partial } = await ana.browser.get(startUpload, { screen: 'video' });
    await sendPiece(ana, partial.id, 0, clip.subarray(0, 200_000));
    expect(await usedBy(ana)).toBe(stored + 200_000);
    await sendPiece(ana, partial.id, 200_000, clip.subarray(200_000));
    await ana.browser.get(finishUpload, { upload_id: partial.id, size: clip.length });
    expect(await usedBy(ana)).toBe(stored + 300_000);
    expect(await usedBy(bob)).toBe(0);
  });

  it('[SR-L10] is bounded by the operator, in every way that a file comes, and has room again after a deletion', async () => {
    const opened = await testApp({ env: { STORAGE_QUOTA_MB: '1' } });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { url } = await upload(ana, mp4({ size: 990_000 }));
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'sea', image_url: url });
    const more = await Promise.all([1, 2, 3].map(() => tryUpload(ana, mp4({ size: 9_000 }))));
    expect(more.map(({ status }) => status).toSorted()).toEqual([200, 413, 413]);
    expect(more.find(({ status }) => status === 413)?.body).toMatchObject({ code: 'quota_reached', error: FULL });
    expect(await usedBy(ana)).toBe(999_000);
    const face = sharp({
      create: {
        width: 64,
        height: 64,
        channels: 3,
        background: 'tan',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const avatar_url = `data:image/png;base64,${(await face.png().toBuffer()).toString('base64')}`;
    expect((await ana.browser.refused(profileCalls.updateProfile, { avatar_url })).code).toBe('quota_reached');
    const { upload: partial } = await ana.browser.get(startUpload, { screen: 'video' });
    const piece = await sendPiece(ana, partial.id, 0, Buffer.alloc(1_001));
    expect([piece.statusCode, piece.json()]).toMatchObject([413, { code: 'quota_reached', error: FULL }]);
    expect((await tryUpload(bob, png)).status).toBe(200);
    await ana.browser.get(postCalls.deletePost, { post_id: post.id });
    await removeReleased(opened.app);
    expect(await usedBy(ana)).toBe(9_000);
    expect((await tryUpload(ana, png)).status).toBe(200);
  });

  it('[SR-L10] has no bound where the operator sets none', async () => {
    const opened = await testApp({ env: { STORAGE_QUOTA_MB: '0' } });
    const [ana] = await people(opened, 'ana');
    expect((await ana.browser.get(readStorage, {})).allowed).toBeNull();
    expect((await tryUpload(ana, png)).status).toBe(200);
  });
});
