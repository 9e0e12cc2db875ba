import { mkdtemp, open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recording } from '#testing';
import { FileWindow } from './ebml.ts';
import { joinWebm } from './join-webm.ts';
import { scanWebm } from './scan-webm.ts';

const joined = async (...parts: Buffer[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'joined-'));
  const paths = await Promise.all(
    parts.map(async (bytes, index) => {
      const path = join(folder, String(index));
      await writeFile(path, bytes);
      return path;
    }),
  );
  const film = join(folder, 'film');
  const begins = await joinWebm(paths, film);
  const file = await open(film);
  const bytes = await file.readFile();
  const scan = await scanWebm(new FileWindow(file, bytes.length));
  await file.close();
  return { begins, bytes, scan };
};

describe('recordings that follow each other', () => {
  it('[STG-01] become one film: later ones are moved behind, with the numbers that its tracks have', async () => {
    const parts = [recording(3, { sound: 'last', fill: 5 }), recording(2, { sound: 'first', fill: 6 })];
    const { begins, bytes, scan } = await joined(...parts);
    expect(begins).toEqual([0, 2_533]);
    expect(scan?.clusters.map(({ key }) => key)).toEqual([0, 1_000, 2_000, 2_533, 3_533]);
    expect([scan?.track, scan?.end]).toEqual([1, 4_033]);
    // The pictures of the second came as track 2; its sound is now that.
    expect(bytes.indexOf(Buffer.from('810000800606', 'hex'))).toBeGreaterThan(0);
    expect(bytes.indexOf(Buffer.from('8200c8800101', 'hex'))).toBeGreaterThan(0);
  });

  it('[STG-01] leave out a sound that the first does not have, what cannot be read, and pictures of another kind', async () => {
    const other = recording(2, { codec: 'V_VP9' });
    const { begins, bytes, scan } = await joined(
      recording(1),
      Buffer.from('no film'),
      other,
      recording(1, { sound: 'last' }),
    );
    expect(begins).toEqual([0, null, null, 533]);
    expect(scan?.clusters).toHaveLength(2);
    expect(bytes.indexOf(Buffer.from('8200c8', 'hex'))).toBe(-1);
  });

  const head = recording(0).subarray(0, -50);
  const cluster = (...content: string[]) => Buffer.from(`1f43b67501ffffffffffffff${content.join('')}`, 'hex');

  it.each([
    ['a block without content', cluster('e78100', 'a380')],
    ['a group that ends in the middle', cluster('e78100', 'a081ff')],
    ['a time beyond all numbers', cluster('e788ffffffffffffffff', 'a385810000800a')],
    ['a time of months', cluster('e7850fffffffff', 'a385810000800a')],
    ['elements without end', cluster('e78100', 'a385810000800a', 'ec80'.repeat(20_001))],
  ])('[STG-01] leave out %s, wherever it stands, and nothing of it is left', async (_name, damaged) => {
    const good = Buffer.concat([head, cluster('e78100', 'a385810000800a')]);
    expect((await joined(good)).begins).toEqual([0]);
    const bad = Buffer.concat([head, damaged]);
    const { begins, scan, bytes } = await joined(recording(1), bad, recording(1));
    expect(begins).toEqual([0, null, 533]);
    expect(scan?.clusters).toHaveLength(2);
    const first = await joined(bad, recording(1), recording(1));
    expect(first.begins).toEqual([null, 0, 533]);
    expect(first.bytes.equals(bytes)).toBe(true);
  });

  it('[STG-01] are nothing where none can be read', async () => {
    expect((await joined(Buffer.from('ftyp'), Buffer.from('moov'))).begins).toEqual([null, null]);
  });
});
