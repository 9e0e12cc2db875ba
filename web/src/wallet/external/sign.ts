import { wireOf } from '#chain';
import { checkSigned } from './check.ts';
import type { SignedMessage } from './check.ts';
import { VaultError } from '../vault/vault.ts';

/** Asks another wallet with what it can read, and believes only what it can check. */
export const signElsewhere = async (
  message: Uint8Array,
  ask: (transaction: Uint8Array) => Promise<Uint8Array>,
): Promise<SignedMessage> => {
  const signed = await ask(wireOf(message, [null])).catch(() => {
    throw new VaultError('external_refused');
  });
  try {
    return await checkSigned(message, signed);
  } catch {
    throw new VaultError('external_changed');
  }
};
