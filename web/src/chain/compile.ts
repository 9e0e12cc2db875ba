// Instructions become the bytes that are signed. Two builders of the same message agree on every byte: keys stand in the
// order that Solana's own library gives them, so that a test can hold ours against it.
import { BadMessage, TRANSACTION_BYTES } from '@wagram/contract/chain';
import { base58 } from '@scure/base';
import { joinBytes } from './bytes.ts';

export interface AccountUse {
  readonly key: string;
  readonly isSigner?: boolean;
  readonly isWritable?: boolean;
}

export interface Instruction {
  readonly program: string;
  readonly accounts: readonly AccountUse[];
  readonly data: Uint8Array;
}

const VERSION_0 = 0x80;
const SIGNATURE_BYTES = 64;
const SIGNER = 2;
const WRITABLE = 1;

/** Seven bits in each byte, the lowest first. */
const lengthBytes = (length: number): number[] =>
  length < 0x80 ? [length] : [(length & 0x7f) | 0x80, ...lengthBytes(length >> 7)];

const keyBytes = (key: string): Uint8Array => {
  const bytes = base58.decode(key);
  if (bytes.length !== 32) throw new BadMessage('a key has not 32 bytes');
  return bytes;
};

/** What each key may do in all: signing and being changed add up over the instructions. */
const rolesOf = (payer: string, instructions: readonly Instruction[]): ReadonlyMap<string, number> => {
  const roles = new Map([[payer, SIGNER | WRITABLE]]);
  for (const { program, accounts } of instructions) {
    roles.set(program, roles.get(program) ?? 0);
    for (const { key, isSigner = false, isWritable = false } of accounts)
      roles.set(key, (roles.get(key) ?? 0) | (isSigner ? SIGNER : 0) | (isWritable ? WRITABLE : 0));
  }
  for (const { program } of instructions)
    if ((roles.get(program) ?? 0) & WRITABLE) throw new BadMessage('a program would be changed');
  return roles;
};

const swapCase = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
const before = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** The order within a role means nothing to the network. It is that of a dictionary, as in Solana's own library. */
const compareKeys = (a: string, b: string): number =>
  before(a.toLowerCase(), b.toLowerCase()) || before(swapCase(a), swapCase(b));

/** A message of version 0 without lookup tables. */
export const compile = (payer: string, blockhash: string, instructions: readonly Instruction[]): Uint8Array => {
  const roles = rolesOf(payer, instructions);
  const sorted = [...roles].filter(([key]) => key !== payer);
  sorted.sort(([a, roleA], [b, roleB]) => roleB - roleA || compareKeys(a, b));
  const keys = [payer, ...sorted.map(([key]) => key)];
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = (key: string): number => places.get(key) ?? 0;
  const count = (fits: (role: number) => boolean): number => [...roles.values()].filter(fits).length;
  const signers = count((role) => role >= SIGNER);
  const bytes = joinBytes(
    [VERSION_0, signers, count((role) => role === SIGNER), count((role) => role === 0)],
    lengthBytes(keys.length),
    ...keys.map(keyBytes),
    keyBytes(blockhash),
    lengthBytes(instructions.length),
    ...instructions.flatMap(({ program, accounts, data }) => [
      [placeOf(program)],
      lengthBytes(accounts.length),
      accounts.map(({ key }) => placeOf(key)),
      lengthBytes(data.length),
      data,
    ]),
    // No lookup tables.
    [0],
  );
  if (1 + SIGNATURE_BYTES * signers + bytes.length > TRANSACTION_BYTES) throw new BadMessage('it is too large');
  return bytes;
};

/** What travels: the signatures in the order of the signers, then the message. A missing one is left empty. */
export const wireOf = (message: Uint8Array, signatures: readonly (Uint8Array | null)[]): Uint8Array =>
  joinBytes(
    lengthBytes(signatures.length),
    ...signatures.map((signature) => signature ?? new Uint8Array(SIGNATURE_BYTES)),
    message,
  );
