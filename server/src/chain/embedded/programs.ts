// What the test network itself knows of programs: enough to read balances of tokens and to fill lookup tables.
import { base58 } from '@scure/base';
import type { AccountState } from './machine-types.ts';

export const SYSTEM_PROGRAM = '11111111111111111111111111111111';
export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
export const LOOKUP_PROGRAM = 'AddressLookupTab1e1111111111111111111111111';
const MEMO_PROGRAMS = ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo'];

export const isMemoProgram = (program: string | undefined): boolean =>
  program !== undefined && MEMO_PROGRAMS.includes(program);

export const isTokenProgram = (owner: string): boolean => owner === TOKEN_PROGRAM || owner === TOKEN_2022_PROGRAM;

const MINT_BYTES = 82;
const TOKEN_ACCOUNT_BYTES = 165;
/** After the fields of an account, what kind of account it is; token-2022 alone. */
const KIND_AT = 165;
const KIND_MINT = 1;
const KIND_ACCOUNT = 2;
/** Keys that anybody may choose, as long as no other account is: read as one, it would say whatever they like. */
const MULTISIG_BYTES = 355;

const isOfKind = (data: Uint8Array, kind: number): boolean =>
  data.length > KIND_AT && data.length !== MULTISIG_BYTES && data[KIND_AT] === kind;

type Held = Pick<AccountState, 'owner' | 'data'>;

const view = (data: Uint8Array): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength);
const key = (data: Uint8Array, at: number): string => base58.encode(data.slice(at, at + 32));
const optionalKey = (data: Uint8Array, at: number): string | null =>
  view(data).getUint32(at, true) === 1 ? key(data, at + 4) : null;

export interface Mint {
  readonly authority: string | null;
  readonly supply: bigint;
  readonly decimals: number;
  readonly isInitialized: boolean;
  readonly freezeAuthority: string | null;
}

export const readMint = ({ owner, data }: Held): Mint | null => {
  const isMint = data.length === MINT_BYTES || isOfKind(data, KIND_MINT);
  if (!isTokenProgram(owner) || !isMint) return null;
  return {
    authority: optionalKey(data, 0),
    supply: view(data).getBigUint64(36, true),
    decimals: data[44] ?? 0,
    isInitialized: data[45] === 1,
    freezeAuthority: optionalKey(data, 46),
  };
};

export interface TokenAccount {
  readonly mint: string;
  readonly holder: string;
  readonly amount: bigint;
  readonly delegate: string | null;
  readonly state: 'uninitialized' | 'initialized' | 'frozen';
  readonly isNative: boolean;
  readonly delegated: bigint;
}

const STATES = ['uninitialized', 'initialized', 'frozen'] as const;

export const readTokenAccount = ({ owner, data }: Held): TokenAccount | null => {
  const isAccount = data.length === TOKEN_ACCOUNT_BYTES || isOfKind(data, KIND_ACCOUNT);
  if (!isTokenProgram(owner) || !isAccount) return null;
  return {
    mint: key(data, 0),
    holder: key(data, 32),
    amount: view(data).getBigUint64(64, true),
    delegate: optionalKey(data, 72),
    state: STATES[data[108] ?? 0] ?? 'uninitialized',
    isNative: view(data).getUint32(109, true) === 1,
    delegated: view(data).getBigUint64(121, true),
  };
};

const TABLE_HEAD_BYTES = 56;

/** The addresses of a lookup table at these places; null when it has fewer. */
export const readTable = ({ owner, data }: Held, places: readonly number[]): string[] | null => {
  if (owner !== LOOKUP_PROGRAM) return null;
  const found = places.map((place) => TABLE_HEAD_BYTES + 32 * place);
  return found.every((at) => at + 32 <= data.length) ? found.map((at) => key(data, at)) : null;
};

/** As nodes write an amount of a token. */
export const amountView = (amount: bigint, decimals: number) => {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/(?<!0)0+$/, '');
  const text = fraction === '' ? whole : `${whole}.${fraction}`;
  return { amount: amount.toString(), decimals, uiAmount: Number(text), uiAmountString: text };
};
