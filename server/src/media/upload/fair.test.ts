import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { profileCalls } from '@wagram/contract/profiles';
import { mp4, passFields, people, sendForm, someId, testApp, tryUpload, type Fields, type Person } from '#testing';
import { makeImage } from '../pictures/images.ts';

/** A header with these sides, and next to nothing behind it. */
const pngOf = (width: number, height: number): Buffer => {
  const chunk = (name: string, body: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 1_000_000)));
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};

const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 60 })
    .toBuffer();

const errorOf = async (person: Person, file: Buffer): Promise<string> => (await tryUpload(person, file)).body.error;
const TOO_LONG = 'This is too long or too wide. A side has at most 16,384 pixels.';

describe('a picture that takes long', () => {
  it('[SR-H4] by its sides is refused by its header, as a post, as an avatar and as a video', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (const [width, height] of [
      [1, 32_000_000],
      [32_000_000, 1],
      [4, 16_385],
      [16_385, 4],
    ] as const)
      expect(await errorOf(ana, pngOf(width, height))).toBe(TOO_LONG);
    expect((await tryUpload(ana, pngOf(4, 16_384))).status).toBe(200);
    const avatar = `data:image/png;base64,${pngOf(1, 32_000_000).toString('base64')}`;
    expect(await ana.browser.refused(profileCalls.updateProfile, { avatar_url: avatar })).toMatchObject({
      code: 'side_too_long',
      error: TOO_LONG,
    });
    expect(await errorOf(ana, mp4({ width: 16_386, height: 2 }))).toBe(TOO_LONG);
  });

  it('[SR-H4] to decode is given up', async () => {
    const picture = await noise(400, 400);
    await expect(makeImage(someId('ana'), picture, 0)).rejects.toMatchObject({
      code: 'image_too_slow',
      message: 'This image takes too long to read. Please save it anew in another format.',
    });
    expect((await makeImage(someId('ana'), picture)).width).toBe(400);
  });

  it('[SR-H4] does not hold up another member’s, however many one sends', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const slow = await noise(900, 900);
    const small = await noise(40, 40);
    const done: string[] = [];
    const send = async (person: Person, file: Buffer, fields: Fields): Promise<void> => {
      const { status } = await sendForm(person, fields, file);
      done.push(`${person.user.username} ${status}`);
    };
    const passes = await Promise.all(Array.from({ length: 10 }, () => passFields(ana)));
    const own = await passFields(bob);
    const slowOnes = passes.map((fields) => send(ana, slow, fields));
    await Promise.race(slowOnes);
    await send(bob, small, own);
    expect(done.filter((one) => one === '@ana 200').length).toBeLessThan(7);
    expect(done.at(-1)).toBe('@bob 200');
    await Promise.all(slowOnes);
    expect(done.filter((one) => one === '@ana 200')).toHaveLength(10);
  });
});
