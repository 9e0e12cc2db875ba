// Addresses that follow from others. Nobody holds a key for them: a program acts for them.
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58 } from '@scure/base';
import { joinBytes } from './bytes.ts';
import { ASSOCIATED, PROGRAMS_OF_TOKENS } from './program-ids.ts';
import type { TokenProgram } from './program-ids.ts';

const MARK = new TextEncoder().encode('ProgramDerivedAddress');

const isOnCurve = (bytes: Uint8Array): boolean => {
  try {
    ed25519.Point.fromBytes(bytes);
    return true;
  } catch {
    return false;
  }
};

/** The first address below 255 that is no public key, so that nobody can sign for it. */
export const pda = (program: string, ...seeds: readonly Uint8Array[]): string => {
  const tail = joinBytes(base58.decode(program), MARK);
  for (let bump = 255; bump >= 0; bump -= 1) {
    const found = sha256(joinBytes(...seeds, [bump], tail));
    if (!isOnCurve(found)) return base58.encode(found);
  }
  throw new Error('No address follows from these seeds');
};

/** Where an owner keeps one token, by the convention of every wallet. */
export const associatedAccount = (owner: string, mint: string, program: TokenProgram = 'token'): string =>
  pda(ASSOCIATED, ...[owner, PROGRAMS_OF_TOKENS[program], mint].map((key) => base58.decode(key)));

/** An account that only `base` can make, under a name. */
export const seededAddress = (base: string, seed: string, program: string): string =>
  base58.encode(sha256(joinBytes(base58.decode(base), new TextEncoder().encode(seed), base58.decode(program))));

/** Whether somebody could hold the key of an address; others belong to programs. */
export const hasKey = (address: string): boolean => isOnCurve(base58.decode(address));
