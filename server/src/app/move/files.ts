import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { TransferRefused, type FileStore } from '#kernel';
import { fileTypes } from '#media';

export const hashOf = async (content: Readable): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

export const hashOfFile = (path: string): Promise<string> => hashOf(createReadStream(path));

/**
 * The size of a file below a folder. Backups are made of plain files: a link could lead anywhere on this machine, and what it
 * leads to would be read, or served to members.
 */
export const sizeOfPlainFile = async (root: string, path: string): Promise<number> => {
  const whole = join(root, path);
  const entry = await lstat(whole);
  if (entry.isFile() && (await realpath(whole)) === join(await realpath(root), path)) return entry.size;
  throw new TransferRefused(`${path} in ${root} is a link or something else than a file.`);
};

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Folder by folder: one that goes meanwhile, with what showed its files, takes no other along. */
const walk = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
  const found: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await walk(path)));
    else if (entry.isFile()) found.push(path);
  }
  return found;
};

/** Files below a folder as keys of the media store; uploads that are under way are not among them. */
export const filesBelow = async (root: string): Promise<string[]> =>
  (await walk(root))
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((key) => !key.startsWith('.incoming/'))
    .sort();

export const sizeBelow = async (root: string): Promise<number> => {
  const sizes = await Promise.all((await filesBelow(root)).map((key) => stat(join(root, key))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
};

const typeOf = (key: string): string => {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  // Archives that members asked for lie there too, and are not served by address.
  return ending === 'zip' ? 'application/zip' : (fileTypes[ending] ?? 'application/octet-stream');
};

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
    bytes += await sizeOfPlainFile(root, key);
    const hash = await hashOfFile(path);
    if ((await kept(store, key)) === hash) continue;
    await store.put(key, { path }, typeOf(key));
    if ((await kept(store, key)) !== hash)
      throw new TransferRefused(`The file ${key} is not the same in the media store.`);
    sent += 1;
  }
  return { sent, bytes };
};
