import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two processes on one embedded database lose writes in silence, so a folder belongs to one process. */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  if (!tryLock(path)) {
    const owner = readOwner(path);
    if (owner !== null && isAlive(owner)) throw new FolderInUse(folder, owner);
    if (owner !== null) removeStale(path, owner);
    if (!tryLock(path)) throw new FolderInUse(folder, readOwner(path) ?? 0);
  }
  return () => rmSync(path, { force: true });
};

export class FolderInUse extends Error {
  constructor(folder: string, owner: number) {
    super(
      `The data folder ${folder} is in use by process ${owner}. Stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

// Written aside and linked into place: nobody ever sees a lock without its owner.
const tryLock = (path: string): boolean => {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
};

// Taken away by a rename and looked at again: another process may have replaced the stale lock by its own meanwhile.
const removeStale = (path: string, owner: number): void => {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    if (!Object.is(readOwner(aside), owner)) linkSync(aside, path);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
};

const readOwner = (path: string): number | null => {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
