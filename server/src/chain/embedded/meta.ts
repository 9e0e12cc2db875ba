// What is kept of a transaction beside its bytes: balances before and after, as nodes of Solana tell them.
import type { AccountState, Outcome } from './machine-types.ts';
import { amountView, readMint, readTokenAccount } from './programs.ts';
import type { Loaded } from './transaction.ts';

/** Accounts by their address, at one moment. */
export type Accounts = ReadonlyMap<string, AccountState>;

/** Built-in accounts hold one lamport, and nobody changes it. */
const lamportsOf = (accounts: Accounts, builtIn: ReadonlySet<string>, key: string): bigint =>
  accounts.get(key)?.lamports ?? (builtIn.has(key) ? 1n : 0n);

/** Mints of all token accounts among these. */
export const mintsNamed = (...states: readonly Accounts[]): string[] => [
  ...new Set(
    states.flatMap((accounts) => [...accounts.values()].flatMap((account) => readTokenAccount(account)?.mint ?? [])),
  ),
];

const tokenBalances = (keys: readonly string[], accounts: Accounts, mints: Accounts) =>
  keys.flatMap((key, accountIndex) => {
    const account = accounts.get(key);
    const token = account === undefined ? null : readTokenAccount(account);
    if (account === undefined || token === null) return [];
    const mint = mints.get(token.mint);
    const decimals = (mint === undefined ? null : readMint(mint))?.decimals ?? 0;
    return [
      {
        accountIndex,
        mint: token.mint,
        owner: token.holder,
        programId: account.owner,
        uiTokenAmount: amountView(token.amount, decimals),
      },
    ];
  });

export interface MetaParts {
  readonly keys: readonly string[];
  readonly loaded: Loaded;
  readonly before: Accounts;
  readonly after: Accounts;
  readonly mints: Accounts;
  readonly builtIn: ReadonlySet<string>;
  readonly outcome: Outcome;
  readonly fee: bigint;
}

export const metaOf = ({ keys, loaded, before, after, mints, builtIn, outcome, fee }: MetaParts) => ({
  err: outcome.error,
  status: outcome.error === null ? { Ok: null } : { Err: outcome.error },
  fee,
  preBalances: keys.map((key) => lamportsOf(before, builtIn, key)),
  postBalances: keys.map((key) => lamportsOf(after, builtIn, key)),
  preTokenBalances: tokenBalances(keys, before, mints),
  postTokenBalances: tokenBalances(keys, after, mints),
  logMessages: outcome.logs,
  innerInstructions: outcome.inner,
  computeUnitsConsumed: outcome.units,
  loadedAddresses: loaded,
  rewards: [],
});
export type Meta = ReturnType<typeof metaOf>;
