import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config/config.ts';
import type { Db } from './db/database.ts';
import { KEY_FILES, readNextKey, takeNextKey } from './key-files.ts';
import { insertProof, selectProof } from './seal.gen.ts';

/** Keeps what must be read again later (second-factor secrets) unreadable in a dump of the database. */
export interface Seal {
  close(text: string): string;
  open(sealed: string): string;
  /** A short mark that only this server can make, for cookies that it wants to recognise. */
  mark(text: string): string;
  isMark(text: string, mark: string): boolean;
}

export const createSeal = (secret: string): Seal => {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'app', use, 32));
  const sealing = derive('seal');
  const marking = derive('mark');
  const mark = (text: string): string => createHmac('sha256', marking).update(text).digest('base64url');
  return {
    close: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const cipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12));
      cipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
    },
    mark,
    isMark: (text, given) => {
      const expected = Buffer.from(mark(text));
      const actual = Buffer.from(given);
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
};

const KEY_LENGTH = 32;

/** SEAL_KEY, or a key made once in the data folder. */
export const loadSecret = (config: Pick<Config, 'sealKey' | 'dataDir'>): string => {
  if (config.sealKey !== null) return config.sealKey;
  const path = join(config.dataDir, 'seal-key');
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(path, randomBytes(KEY_LENGTH).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  // A full disk or a crash leaves an empty file: sealing with nothing would protect nothing.
  if (secret.length < KEY_LENGTH) throw new WeakSealKey(path);
  return secret;
};

/** The same for who only looks: null where none was made yet. */
export const findSecret = (config: Pick<Config, 'sealKey' | 'dataDir'>): string | null =>
  config.sealKey !== null || existsSync(join(config.dataDir, 'seal-key')) ? loadSecret(config) : null;

export class WeakSealKey extends Error {
  constructor(path: string) {
    super(`The key in ${path} is damaged or too short. Restore it from a backup, or remove it if this server is new.`);
    this.name = 'WeakSealKey';
  }
}

export class WrongSealKey extends Error {
  constructor() {
    super(
      'SEAL_KEY (or seal-key in DATA_DIR) is not the one this database was used with: second factors could not be checked. Give every machine the same SEAL_KEY.',
    );
    this.name = 'WrongSealKey';
  }
}

const PROOF = 'this key sealed it';

/** Refuses to start with another key than before, instead of locking members out later. */
export const proveSeal = async (db: Db, seal: Seal): Promise<void> => {
  await insertProof(db, { proof: seal.close(PROOF) });
  await checkSeal(db, seal);
};

/**
 * The seal that the program works with. A restore that was killed right after its rows were kept has left their keys beside
 * those of before (see key-files.ts): if these open what lies in the database, they take their place.
 */
export const openSeal = async (db: Db, config: Pick<Config, 'sealKey' | 'dataDir'>): Promise<Seal> => {
  const seal = createSeal(loadSecret(config));
  try {
    await proveSeal(db, seal);
    return seal;
  } catch (error) {
    if (!(error instanceof WrongSealKey) || config.sealKey !== null) throw error;
    // Where another worker was faster, the key that is in its place by now is the right one.
    const next = createSeal(readNextKey(config.dataDir, 'seal-key') ?? loadSecret(config));
    await checkSeal(db, next);
    for (const key of KEY_FILES) takeNextKey(config.dataDir, key);
    return next;
  }
};

/** Whether this key seals what lies in the database; anything will do for one that nobody has used yet. */
export const checkSeal = async (db: Db, seal: Seal | null): Promise<void> => {
  const kept = await selectProof(db);
  if (kept === undefined) return;
  try {
    if (seal?.open(kept.proof) === PROOF) return;
  } catch {
    // Told below.
  }
  throw new WrongSealKey();
};
