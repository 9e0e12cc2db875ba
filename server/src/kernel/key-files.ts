import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets of the server that lie in DATA_DIR as long as no setting names them. */
export const KEY_FILES = ['seal-key', 'push-keys'] as const;
export type KeyFile = (typeof KEY_FILES)[number];

const nextOf = (dataDir: string, key: KeyFile): string => join(dataDir, `${key}.next`);

/** Lays a key beside the one that is there, before the rows that need it are kept. */
export const layNextKey = (dataDir: string, key: KeyFile, content: Buffer): void =>
  writeFileSync(nextOf(dataDir, key), content, { mode: 0o600, flush: true });

/** null: none lies there. */
export const readNextKey = (dataDir: string, key: KeyFile): string | null =>
  existsSync(nextOf(dataDir, key)) ? readFileSync(nextOf(dataDir, key), 'utf8').trim() : null;

/** The key that lies beside takes its place. What was there before stays as `….before-` and the time. */
export const takeNextKey = (dataDir: string, key: KeyFile): void => {
  const path = join(dataDir, key);
  if (!existsSync(nextOf(dataDir, key))) return;
  if (existsSync(path)) copyFileSync(path, `${path}.before-${Date.now()}`);
  try {
    renameSync(nextOf(dataDir, key), path);
  } catch (error) {
    // Another worker that starts at the same time has taken it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
};
