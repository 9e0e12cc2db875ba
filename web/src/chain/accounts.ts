// Accounts as they lie on the chain, and what token programs write into them.
import { base64 } from '@scure/base';
import { DataReader } from './bytes.ts';
import { TOKEN, TOKEN_2022 } from './program-ids.ts';
import { fieldOf, listOf, textOf, wholeOf } from './rpc.ts';

export interface AccountState {
  readonly lamports: bigint;
  /** The program that rules it. */
  readonly owner: string;
  readonly data: Uint8Array;
}

export const readAccounts = (value: unknown): (AccountState | null)[] =>
  listOf(value).map((account) =>
    account === null
      ? null
      : {
          lamports: wholeOf(fieldOf(account, 'lamports')),
          owner: textOf(fieldOf(account, 'owner')),
          data: base64.decode(textOf(fieldOf(fieldOf(account, 'data'), 0))),
        },
  );

export interface TokenAccount {
  readonly mint: string;
  readonly owner: string;
  readonly amount: bigint;
  /** Who may take how much out of it, beside the owner. */
  readonly delegate: string | null;
  readonly delegated: bigint;
  /** Who may close it, where it is not the owner. */
  readonly closer: string | null;
}

export interface Mint {
  readonly authority: string | null;
  readonly freezer: string | null;
  readonly decimals: number;
}

const ACCOUNT_BYTES = 165;
const MINT_BYTES = 82;
/** Newer tokens have more after that, with a mark of what it is at this place. */
const MARK_AT = 165;
const MARK = { mint: 1, account: 2 } as const;
/** Keys that anybody may choose, as long as no other account is: read as one, it would say whatever they like. */
const MULTISIG_BYTES = 355;

const isOf = (account: AccountState, bytes: number, kind: keyof typeof MARK): boolean => {
  if (account.owner !== TOKEN && account.owner !== TOKEN_2022) return false;
  if (account.data.length === bytes) return true;
  if (account.owner !== TOKEN_2022 || account.data.length === MULTISIG_BYTES) return false;
  return account.data[MARK_AT] === MARK[kind];
};

/** A number before it says whether the key is there; its place is kept either way. */
const optionalKey = (data: DataReader): string | null => {
  const isThere = data.number(4) === 1n;
  const key = data.key();
  return isThere ? key : null;
};

/** Null: it is no account of a token. */
export const readTokenAccount = (account: AccountState | null): TokenAccount | null => {
  if (account === null || !isOf(account, ACCOUNT_BYTES, 'account')) return null;
  const data = new DataReader(account.data);
  const [mint, owner, amount, delegate] = [data.key(), data.key(), data.number(8), optionalKey(data)];
  // Whether it is frozen, whether it holds wrapped SOL, and its rent then.
  data.take(13);
  const delegated = data.number(8);
  return { mint, owner, amount, delegate, delegated, closer: optionalKey(data) };
};

export const readMint = (account: AccountState | null): Mint | null => {
  if (account === null || !isOf(account, MINT_BYTES, 'mint')) return null;
  const data = new DataReader(account.data);
  const authority = optionalKey(data);
  data.number(8);
  const decimals = data.byte();
  data.byte();
  return { authority, decimals, freezer: optionalKey(data) };
};
