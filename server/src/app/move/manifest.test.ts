import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#testing';
import { hashOfFile, storeFiles } from './files.ts';
import { checkSums, newManifest, readManifest, writeManifest } from './manifest.ts';

const FILES = { 'media/a.webp': 'a picture', 'media/b.webp': 'another', 'seal-key': 'x'.repeat(43) };

let folder: string;
let sums: Map<string, string>;

beforeEach(async () => {
  folder = join(temporaryFolder(), 'backup');
  mkdirSync(join(folder, 'media'), { recursive: true });
  sums = new Map();
  for (const [path, content] of Object.entries(FILES)) {
    writeFileSync(join(folder, path), content);
    sums.set(path, await hashOfFile(join(folder, path)));
  }
  const nothing = { migrations: [], tables: [], sequences: [] };
  const said = { version: '0.1.0', made_at: '2026-05-04T12:00:00.000Z', database: 'embedded' };
  const manifest = newManifest({ ...said, ...nothing, media: 'inside', keys: ['seal-key'] });
  await writeManifest(folder, manifest, sums);
});

const check = async (): Promise<string[]> => checkSums(folder, await readManifest(folder));
const sumsFile = (): string => join(folder, 'SHA256SUMS');
const rewrite = (change: (text: string) => string): void =>
  writeFileSync(sumsFile(), change(readFileSync(sumsFile(), 'utf8')));

/** The manifest and its own line, as a backup of before would have them. */
const changeManifest = async (change: (text: string) => string): Promise<void> => {
  const path = join(folder, 'manifest.json');
  const before = await hashOfFile(path);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  const after = await hashOfFile(path);
  rewrite((text) => text.replace(before, after));
};

describe('the sums of a backup', () => {
  it('[OPS-07] name every file, and say how many there were and how large', async () => {
    expect((await check()).sort()).toEqual(['manifest.json', 'media/a.webp', 'media/b.webp', 'seal-key']);
    expect((await readManifest(folder)).files).toEqual({ count: 3, bytes: 59 });
  });

  it.each([
    ['not a sum at all'],
    [`${'a'.repeat(63)}  media/a.webp`],
    [`${'a'.repeat(64)}  ../elsewhere`],
    [`${'a'.repeat(64)}  /etc/hostname`],
    [`${'a'.repeat(64)}  media/a.webp`],
  ])('[OPS-07] are refused with the line %s', async (line) => {
    appendFileSync(sumsFile(), `${line}\n`);
    await expect(check()).rejects.toThrow('line 5 of SHA256SUMS makes no sense');
  });

  it('[OPS-07] are refused when a line or a file is gone, and those of earlier versions are read', async () => {
    rewrite((text) => text.replace(/^.*b\.webp\n/m, ''));
    await expect(check()).rejects.toThrow('names 2 files with 52 bytes, it had 3 with 59');
    await changeManifest((text) => JSON.stringify({ ...(JSON.parse(text) as object), files: undefined }));
    expect(await check()).toHaveLength(3);
    await expect(readManifest(join(folder, 'media'))).rejects.toThrow('There is no backup in');
    rmSync(join(folder, 'media/a.webp'));
    await expect(check()).rejects.toThrow('media/a.webp is missing');
  });

  it.each(['media/a.webp', 'seal-key', 'media'])('[OPS-07] are refused when %s is a link', async (path) => {
    renameSync(join(folder, path), join(folder, '../moved'));
    symlinkSync('../'.repeat(path.split('/').length) + 'moved', join(folder, path));
    await expect(check()).rejects.toThrow('is a link or something else than a file');
  });
});

it('[OPS-07] a link among files is not brought to the media store', async () => {
  symlinkSync('/etc/hostname', join(folder, 'media/c.webp'));
  const untouched = (): never => {
    throw new Error('the store was asked');
  };
  const store = { open: untouched, put: untouched, delete: untouched, list: untouched } as never;
  await expect(storeFiles(store, join(folder, 'media'), ['c.webp'])).rejects.toThrow('is a link');
});
