// Accounts of a launch. Their addresses follow from keys and names, so that nobody has to keep more keys.
import { createHash } from 'node:crypto';
import { address as toAddress, createAddressWithSeed } from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { tokenAccountOf } from '#chain';
import type { LaunchId, MemberId } from '#kernel';

export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';
/** As long as a name on the network may be. */
const SEED_LENGTH = 32;

const seedOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, SEED_LENGTH);

export const mintSeed = (id: LaunchId): string => seedOf('mint', id);
/** Where the pool's part of the SOL gathers. */
export const vaultSeed = (id: LaunchId): string => seedOf('vault', id);
export const lockSeed = (id: LaunchId): string => seedOf('lock', id);
/** It names sale and member: nobody can pass another's account off as their pledge. */
export const pledgeSeed = (id: LaunchId, memberId: MemberId): string => seedOf('pledge', id, memberId);

export const seededAddress = (base: string, seed: string): Promise<string> =>
  createAddressWithSeed({ baseAddress: toAddress(base), programAddress: TOKEN_PROGRAM_ADDRESS, seed });

/** Where an owner keeps a token of the older program, which is the one that launches use. */
export const placeOf = (owner: string, mint: string): Promise<string> =>
  tokenAccountOf(owner, { mint, program: TOKEN_PROGRAM_ADDRESS });
