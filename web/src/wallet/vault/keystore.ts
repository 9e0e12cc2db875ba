// The file that Export writes and import reads: a wallet, closed with a password of its own.
import { isAddress } from '../address.ts';
import { readSecrets } from './record.ts';
import type { Secrets } from './record.ts';
import { drawKey, isSealed, seal, unseal } from './seal.ts';
import type { Sealed } from './seal.ts';

const TYPE = 'solana-wallet-keystore';

export interface Keystore {
  readonly type: typeof TYPE;
  readonly version: 1;
  readonly publicKey: string;
  readonly sealed: Sealed;
}

export const isKeystore = (value: unknown): value is Keystore => {
  if (typeof value !== 'object' || value === null) return false;
  const { type, version, publicKey, sealed } = value as Partial<Record<keyof Keystore, unknown>>;
  return type === TYPE && version === 1 && typeof publicKey === 'string' && isAddress(publicKey) && isSealed(sealed);
};

export const writeKeystore = async (secrets: Secrets, password: string): Promise<string> => {
  const { publicKey } = secrets;
  const sealed = await seal(await drawKey(password), JSON.stringify(secrets), publicKey);
  return JSON.stringify({ type: TYPE, version: 1, publicKey, sealed } satisfies Keystore, null, 2);
};

/** Null: another password, a file that was changed, or one whose key does not sign for its address. */
export const openKeystore = async ({ publicKey, sealed }: Keystore, password: string): Promise<Secrets | null> => {
  const text = await unseal(await drawKey(password, sealed), sealed, publicKey);
  const secrets = text === null ? null : readSecrets(text);
  if (secrets?.publicKey !== publicKey) return null;
  const { isWhole } = await import('./salvage.ts');
  return isWhole(secrets) ? secrets : null;
};
