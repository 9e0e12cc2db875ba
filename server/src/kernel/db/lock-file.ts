import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Whoever holds a folder says so this often. */
const BEAT_MS = 5_000;
/** Of another host or container nobody can say whether its process lives: one that was silent for so long does not. */
const SILENT_MS = 30_000;

interface Owner {
  readonly pid: number;
  readonly host: string;
}

/** Two processes on one embedded database lose writes in silence, so a folder belongs to one process. */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  if (!tryLock(path)) {
    const owner = readOwner(path);
    if (owner !== null && isAlive(owner, path)) throw new FolderInUse(folder, owner);
    if (owner !== null) removeStale(path, owner);
    if (!tryLock(path)) throw new FolderInUse(folder, readOwner(path) ?? { pid: 0, host: hostname() });
  }
  const beat = setInterval(() => touch(path), BEAT_MS).unref();
  return () => {
    clearInterval(beat);
    rmSync(path, { force: true });
  };
};

const touch = (path: string): void => {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // A disk that is full or away says so elsewhere.
  }
};

export class FolderInUse extends Error {
  constructor(folder: string, { pid, host }: Owner) {
    const elsewhere = ` of ${host}; if that is gone, it is free in ${SILENT_MS / 1000} seconds`;
    super(
      `The data folder ${folder} is in use by process ${pid}${host === hostname() ? '' : elsewhere}. Stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

// Written aside and linked into place: nobody ever sees a lock without its owner.
const tryLock = (path: string): boolean => {
  const own = `${path}.${hostname()}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${hostname()}`);
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
const removeStale = (path: string, owner: Owner): void => {
  const aside = `${path}.${hostname()}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    const found = readOwner(aside);
    if (!Object.is(found?.pid, owner.pid) || found?.host !== owner.host) linkSync(aside, path);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
};

/** A lock of an earlier version names a process alone. */
const readOwner = (path: string): Owner | null => {
  try {
    const [pid = '', host = hostname()] = readFileSync(path, 'utf8').split(' ');
    return { pid: Number(pid), host };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

const isAlive = ({ pid, host }: Owner, path: string): boolean => {
  if (host !== hostname()) return wasHeard(path);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const wasHeard = (path: string): boolean => {
  const heardAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - heardAt < SILENT_MS;
};
