import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
const OTHERS = 0o077;

/**
 * SR-M12: the data folder is for this user alone, and so is all that is made from now on, by threads and child processes too.
 * What an earlier version left open to others is closed once: whoever cannot enter the folder reaches nothing inside.
 */
export const closeDataFolder = (path: string): void => {
  process.umask(OTHERS);
  mkdirSync(path, { recursive: true, mode: FOLDER });
  if ((lstatSync(path).mode & OTHERS) === 0) return;
  chmodSync(path, FOLDER);
  closeInside(path);
};

/** For what sets modes of its own, whatever the umask says: the embedded database does so for a few files at its start. */
export const closeInside = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      chmodSync(path, FOLDER);
      closeInside(path);
    } else if (entry.isFile()) chmodSync(path, FILE);
  }
};

export interface Disk {
  readonly free: number;
  readonly size: number;
}

/** In bytes, of the disk where a folder lies; null where nobody says. */
export const readDisk = async (folder: string): Promise<Disk | null> => {
  const found = await statfs(folder).catch(() => null);
  return found === null ? null : { free: found.bavail * found.bsize, size: found.blocks * found.bsize };
};
