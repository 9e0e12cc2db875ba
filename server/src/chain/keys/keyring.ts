// The server's own keys. This file alone touches them: they are made on first need, sealed in the database, and sign here.
import { generateKeyPairSync, type KeyObject, createPrivateKey, sign } from 'node:crypto';
import { base58 } from '@scure/base';
import type { App } from '#kernel';
import { insertKey, selectKey, selectKeys } from './keyring.gen.ts';
import type { Signer } from '../orders/own-message.ts';

/** What a key is for. */
export type KeyName = 'faucet' | 'mint' | 'treasury' | 'desk' | 'rewards' | 'launch' | 'tickets';

const PUBLIC_BYTES = 32;

const addressOf = (key: KeyObject): string => {
  const { x } = key.export({ format: 'jwk' });
  return base58.encode(Buffer.from(x ?? '', 'base64url').subarray(0, PUBLIC_BYTES));
};

const opened = (pem: string): Signer => {
  const key = createPrivateKey(pem);
  return { address: addressOf(key), sign: (message) => sign(null, message, key) };
};

/** Where it can be paid, and looked at. */
export const addressOfKey = async (app: Pick<App, 'db' | 'seal' | 'clock'>, name: KeyName): Promise<string> =>
  (await openKey(app, name)).address;

/** Those that were made so far. */
export const listKeys = async ({ db }: Pick<App, 'db'>): Promise<{ name: KeyName; address: string }[]> =>
  (await selectKeys(db)).map(({ name, address }) => ({ name: name as KeyName, address }));

/** The one of this name; of two processes that make it at once one is kept. */
export const openKey = async (
  { db, seal, clock }: Pick<App, 'db' | 'seal' | 'clock'>,
  name: KeyName,
): Promise<Signer> => {
  const kept = await selectKey(db, { name });
  if (kept !== undefined) return opened(seal.open(kept.sealed));
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await insertKey(db, { name, address: addressOf(privateKey), sealed: seal.close(pem), now: clock.now() });
  return openKey({ db, seal, clock }, name);
};
