import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { TransferRefused, type FileStore } from '#kernel';

export const hashOf = async (content: Readable): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

export const hashOfFile = (path: string): Promise<string> => hashOf(createReadStream(path));

/** Files below a folder as keys of the media store; uploads that are under way are not among them. */
export const filesBelow = async (root: string): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((key) => !key.startsWith('.incoming/'))
    .sort();
};

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  zip: 'application/zip',
};
const typeOf = (key: string): string => types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const kept = async (store: FileStore, key: string): Promise<string | null> => {
  const file = await store.open(key, null);
  return file?.body == null ? null : hashOf(file.body);
};

/** Each file is read back from where it went. What an earlier try has brought there is not sent again. */
export const storeFiles = async (
  store: FileStore,
  root: string,
  keys: readonly string[],
): Promise<{ sent: number; bytes: number }> => {
  let [sent, bytes] = [0, 0];
  for (const key of keys) {
    const path = join(root, key);
    const hash = await hashOfFile(path);
    bytes += (await stat(path)).size;
    if ((await kept(store, key)) === hash) continue;
    await store.put(key, { path }, typeOf(key));
    if ((await kept(store, key)) !== hash)
      throw new TransferRefused(`The file ${key} is not the same in the media store.`);
    sent += 1;
  }
  return { sent, bytes };
};
