import { base58, base64 } from '@scure/base';
import { joinBytes, littleEndian } from './bytes.ts';
import { SYSTEM, TOKEN } from './program-ids.ts';
import type { AskChain } from './rpc.ts';

/** An account as the wire carries it. */
export interface WireAccount {
  readonly lamports: number | string;
  readonly owner: string;
  readonly data: readonly [string, 'base64'];
}

export const wallet = (lamports: number | string, owner = SYSTEM): WireAccount => ({
  lamports,
  owner,
  data: ['', 'base64'],
});

const option = (key: string | null | undefined): Uint8Array =>
  key == null ? new Uint8Array(36) : joinBytes(littleEndian(1, 4), base58.decode(key));

export interface TokenFields {
  readonly mint: string;
  readonly owner: string;
  readonly amount: bigint;
  readonly delegate?: string;
  readonly delegated?: bigint;
  readonly closer?: string;
  readonly program?: string;
  readonly lamports?: number;
  /** What newer tokens have after the common part. */
  readonly tail?: readonly number[];
}

export const RENT = 2_039_280;

export const tokenAccount = (fields: TokenFields): WireAccount => {
  const data = joinBytes(
    base58.decode(fields.mint),
    base58.decode(fields.owner),
    littleEndian(fields.amount, 8),
    option(fields.delegate),
    [1],
    new Uint8Array(12),
    littleEndian(fields.delegated ?? 0n, 8),
    option(fields.closer),
    fields.tail ?? [],
  );
  return {
    lamports: fields.lamports ?? RENT,
    owner: fields.program ?? TOKEN,
    data: [base64.encode(data), 'base64'],
  };
};

interface MintFields {
  readonly decimals: number;
  readonly authority?: string;
  readonly freezer?: string;
}

export const mintAccount = ({ decimals, authority, freezer }: MintFields): WireAccount => {
  const data = joinBytes(option(authority), littleEndian(0, 8), [decimals, 1], option(freezer));
  return { lamports: 1_461_600, owner: TOKEN, data: [base64.encode(data), 'base64'] };
};

type Ledger = Readonly<Record<string, WireAccount | null>>;

interface FakeChain {
  readonly now: Ledger;
  /** What is different afterwards. */
  readonly later?: Ledger;
  readonly error?: unknown;
  readonly fee?: number | null;
  readonly asked?: (method: string, params: readonly unknown[]) => void;
}

/** A network that says what it is told to say. */
export const fakeChain =
  ({ now, later = {}, error = null, fee = 5_000, asked }: FakeChain): AskChain =>
  (method, params) => {
    asked?.(method, params);
    if (method === 'getMultipleAccounts') {
      const keys = params[0] as readonly string[];
      return Promise.resolve({ value: keys.map((key) => now[key] ?? null) });
    }
    if (method === 'getFeeForMessage') return Promise.resolve({ value: fee });
    if (method !== 'simulateTransaction') return Promise.reject(new Error(`${method} is not served`));
    const { accounts } = params[1] as { readonly accounts: { readonly addresses: readonly string[] } };
    const after: Ledger = { ...now, ...later };
    const list = accounts.addresses.map((key) => after[key] ?? null);
    return Promise.resolve({ value: { err: error, accounts: error === null ? list : null } });
  };
