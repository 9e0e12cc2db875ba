import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two processes on one embedded database lose writes in silence, so a folder belongs to one process. */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  if (!tryLock(path)) {
    const owner = Number(readFileSync(path, 'utf8'));
    if (isAlive(owner)) throw new FolderInUse(folder, owner);
    rmSync(path, { force: true });
    if (!tryLock(path)) throw new FolderInUse(folder, Number(readFileSync(path, 'utf8')));
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

const tryLock = (path: string): boolean => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
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
