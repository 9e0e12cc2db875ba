// The instructions that we make.
import { base58 } from '@scure/base';
import { joinBytes, littleEndian } from './bytes.ts';
import type { AccountUse, Instruction } from './compile.ts';
import { associatedAccount, seededAddress } from './derived.ts';
import { ASSOCIATED, BUDGET, MEMO, PROGRAMS_OF_TOKENS, SYSTEM } from './program-ids.ts';
import type { TokenProgram } from './program-ids.ts';

const read = (key: string): AccountUse => ({ key });
const changed = (key: string): AccountUse => ({ key, isWritable: true });
const signs = (key: string): AccountUse => ({ key, isSigner: true });
const pays = (key: string): AccountUse => ({ key, isSigner: true, isWritable: true });

const amountBytes = (amount: bigint): Uint8Array => littleEndian(amount, 8);
const utf8 = new TextEncoder();

interface SolTransfer {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  /** Keys that the transaction can be found by; they do nothing in it. */
  readonly references?: readonly string[];
}

export const transferSol = ({ from, to, amount, references = [] }: SolTransfer): Instruction => ({
  program: SYSTEM,
  accounts: [pays(from), changed(to), ...references.map(read)],
  data: joinBytes(littleEndian(2, 4), amountBytes(amount)),
});

interface TokenTransfer {
  readonly owner: string;
  readonly mint: string;
  readonly decimals: number;
  /** Token accounts, not their owners. */
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly program?: TokenProgram;
  readonly references?: readonly string[];
}

/** The network checks mint and decimals with it: what was shown is what is moved. */
export const transferToken = (transfer: TokenTransfer): Instruction => {
  const { owner, mint, decimals, from, to, amount, program = 'token', references = [] } = transfer;
  return {
    program: PROGRAMS_OF_TOKENS[program],
    accounts: [changed(from), read(mint), changed(to), signs(owner), ...references.map(read)],
    data: joinBytes([12], amountBytes(amount), [decimals]),
  };
};

interface TokenPlace {
  readonly payer: string;
  readonly owner: string;
  readonly mint: string;
  readonly program?: TokenProgram;
}

/** Makes the account where an owner keeps a token; where it exists nothing happens. */
export const openAssociated = ({ payer, owner, mint, program = 'token' }: TokenPlace): Instruction => ({
  program: ASSOCIATED,
  accounts: [
    pays(payer),
    changed(associatedAccount(owner, mint, program)),
    read(owner),
    read(mint),
    read(SYSTEM),
    read(PROGRAMS_OF_TOKENS[program]),
  ],
  data: Uint8Array.of(1),
});

interface SeededAccount {
  readonly payer: string;
  readonly seed: string;
  readonly lamports: bigint;
  readonly space: bigint;
  readonly owner: string;
}

export const createSeeded = ({ payer, seed, lamports, space, owner }: SeededAccount): Instruction => {
  const name = utf8.encode(seed);
  return {
    program: SYSTEM,
    accounts: [pays(payer), changed(seededAddress(payer, seed, owner))],
    data: joinBytes(
      littleEndian(3, 4),
      base58.decode(payer),
      littleEndian(name.length, 8),
      name,
      amountBytes(lamports),
      littleEndian(space, 8),
      base58.decode(owner),
    ),
  };
};

/** The same for an account that somebody has sent SOL to before: then it cannot be created any more. */
export const allocateSeeded = ({ payer, seed, space, owner }: Omit<SeededAccount, 'lamports'>): Instruction => {
  const name = utf8.encode(seed);
  return {
    program: SYSTEM,
    accounts: [changed(seededAddress(payer, seed, owner)), signs(payer)],
    data: joinBytes(
      littleEndian(9, 4),
      base58.decode(payer),
      littleEndian(name.length, 8),
      name,
      littleEndian(space, 8),
      base58.decode(owner),
    ),
  };
};

/** Makes an account for a token out of one that was just created for it; it belongs to `owner` from then on. */
export const openCreated = (account: string, mint: string, owner: string, program: TokenProgram = 'token') => ({
  program: PROGRAMS_OF_TOKENS[program],
  accounts: [changed(account), read(mint)],
  data: joinBytes([18], base58.decode(owner)),
});

export const closeAccount = (account: string, to: string, owner: string, program: TokenProgram = 'token') => ({
  program: PROGRAMS_OF_TOKENS[program],
  accounts: [changed(account), changed(to), signs(owner)],
  data: Uint8Array.of(9),
});

export const approve = (account: string, delegate: string, owner: string, amount: bigint): Instruction => ({
  program: PROGRAMS_OF_TOKENS.token,
  accounts: [changed(account), read(delegate), signs(owner)],
  data: joinBytes([4], amountBytes(amount)),
});

/** Words that stay beside the payment for everybody to read. */
export const writeNote = (text: string): Instruction => ({ program: MEMO, accounts: [], data: utf8.encode(text) });

export const unitLimit = (units: number): Instruction => ({
  program: BUDGET,
  accounts: [],
  data: joinBytes([2], littleEndian(units, 4)),
});

/** In millionths of a lamport for each unit of work. */
export const unitPrice = (price: bigint): Instruction => ({
  program: BUDGET,
  accounts: [],
  data: joinBytes([3], amountBytes(price)),
});
