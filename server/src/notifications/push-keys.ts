import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import type { Config } from '#kernel';

export interface PushKeys {
  readonly publicKey: string;
  readonly vapidPrivateKey: string;
}

const isWhole = (keys: Partial<PushKeys>): keys is PushKeys =>
  typeof keys.publicKey === 'string' && typeof keys.vapidPrivateKey === 'string';

/** The operator's, or a pair made once in the data folder. Another pair would silence every device that subscribed. */
export const loadPushKeys = (config: Pick<Config, 'vapid' | 'dataDir'>): PushKeys => {
  if (config.vapid !== null) return config.vapid;
  const path = join(config.dataDir, 'push-keys');
  mkdirSync(config.dataDir, { recursive: true });
  const { publicKey, privateKey: vapidPrivateKey } = webPush.generateVAPIDKeys();
  try {
    writeFileSync(path, JSON.stringify({ publicKey, vapidPrivateKey }), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = readKept(path);
  if (kept !== null) return kept;
  // A full disk or a crash leaves half a file. Devices subscribe again with the new pair.
  writeFileSync(path, JSON.stringify({ publicKey, vapidPrivateKey }), { mode: 0o600 });
  return { publicKey, vapidPrivateKey };
};

const readKept = (path: string): PushKeys | null => {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Partial<PushKeys>;
    return isWhole(kept) ? kept : null;
  } catch {
    return null;
  }
};
