import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { spanOf } from './span.ts';
import { StoreError, type FileStore } from '#kernel';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

const toOutboundError = (error: unknown): StoreError => new StoreError(isDiskFull(error) ? 'full' : 'down', error);

/** Where uploads arrive: on the same disk as the files, so that they can be moved into place. */
export const incomingFolder = (dataDir: string): string => join(dataDir, 'media', '.incoming');

export const createDiskStore = (dataDir: string): FileStore => {
  const root = join(dataDir, 'media');
  const incoming = incomingFolder(dataDir);

  const put: FileStore['put'] = async (key, content) => {
    const target = join(root, key);
    const aside = join(incoming, randomUUID());
    try {
      await mkdir(incoming, { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      await writeDurably(aside, content);
      await rename(aside, target);
      await syncFolder(dirname(target));
    } catch (error) {
      await rm(aside, { force: true });
      throw toOutboundError(error);
    }
  };

  const openFile: FileStore['open'] = async (key, range) => {
    const file = await open(join(root, key)).catch((error: unknown) => {
      if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) return null;
      throw new StoreError('down', error);
    });
    if (file === null) return null;
    const { size } = await file.stat();
    const span = spanOf(range, size);
    if (span === null) {
      await file.close();
      return { size, first: 0, last: -1, body: null };
    }
    // The handle is held from here on: a file that is removed meanwhile is still read to its end.
    const body = file.createReadStream({ start: span.first, end: Math.max(span.last, span.first) });
    return { size, ...span, body };
  };

  const remove: FileStore['remove'] = async (folder) => {
    try {
      await rm(join(root, folder), { recursive: true, force: true });
    } catch (error) {
      throw toOutboundError(error);
    }
  };

  return { put, open: openFile, remove };
};

const writeDurably = async (path: string, content: { path: string } | { bytes: Buffer }): Promise<void> => {
  // A second name for what is already on this disk costs nothing; elsewhere the bytes are copied.
  if ('path' in content) await link(content.path, path).catch(() => copyFile(content.path, path));
  const file = await open(path, 'path' in content ? 'r+' : 'wx');
  try {
    if ('bytes' in content) await file.writeFile(content.bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

// A rename is durable once the folder that holds the name is.
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};
