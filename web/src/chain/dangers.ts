// What somebody would lose control of, found by comparing their accounts before and after.
import type { Act } from './acts.ts';
import { readMint, readTokenAccount } from './accounts.ts';
import type { AccountState, TokenAccount } from './accounts.ts';
import { SYSTEM } from './program-ids.ts';

export type Danger =
  /** Somebody else may take tokens out of an account of mine, now or later. */
  | {
      readonly kind: 'delegate';
      readonly account: string;
      readonly mint: string;
      readonly to: string;
      readonly amount: bigint;
    }
  /** A token account of mine would belong to somebody else, with what is in it. */
  | { readonly kind: 'owner'; readonly account: string; readonly mint: string; readonly to: string }
  /** Somebody else may close it and keep what it holds in SOL. */
  | { readonly kind: 'closer'; readonly account: string; readonly mint: string; readonly to: string }
  /** I would no longer rule over a token that I have made. */
  | { readonly kind: 'mint'; readonly account: string }
  /** My very account would be ruled by a program: only that program could move its SOL from then on. */
  | { readonly kind: 'assigned'; readonly to: string }
  /** A program, or something that a program does, of which nothing is known here. */
  | { readonly kind: 'unknown'; readonly program: string };

export interface Compared {
  readonly account: string;
  readonly before: AccountState | null;
  readonly after: AccountState | null;
}

const ofToken = (account: string, before: TokenAccount | null, after: TokenAccount | null, me: string): Danger[] => {
  const [was, isNow] = [before?.owner === me, after?.owner === me];
  if (after === null || (!was && !isNow)) return [];
  const { mint, owner, delegate, delegated, closer } = after;
  if (!isNow) return [{ kind: 'owner', account, mint, to: owner }];
  const found: Danger[] = [];
  const isMore = before?.delegate !== delegate || delegated > (before?.delegated ?? 0n);
  if (delegate !== null && isMore) found.push({ kind: 'delegate', account, mint, to: delegate, amount: delegated });
  if (closer !== null && closer !== me && before?.closer !== closer)
    found.push({ kind: 'closer', account, mint, to: closer });
  return found;
};

const ofMint = ({ account, before, after }: Compared, me: string): Danger[] => {
  const [was, isNow] = [readMint(before), readMint(after)];
  const isLost = (was?.authority === me && isNow?.authority !== me) || (was?.freezer === me && isNow?.freezer !== me);
  return isLost ? [{ kind: 'mint', account }] : [];
};

const ofOwn = ({ account, after }: Compared, me: string): Danger[] =>
  account === me && after !== null && after.owner !== SYSTEM ? [{ kind: 'assigned', to: after.owner }] : [];

export const dangersIn = (compared: readonly Compared[], me: string): Danger[] =>
  compared.flatMap((one) => [
    ...ofOwn(one, me),
    ...ofToken(one.account, readTokenAccount(one.before), readTokenAccount(one.after), me),
    ...ofMint(one, me),
  ]);

/** Each program once. */
export const unknownIn = (acts: readonly Act[]): Danger[] => {
  const programs = acts.flatMap((act) => (act.what === 'unknown' ? [act.program] : []));
  return [...new Set(programs)].map((program) => ({ kind: 'unknown', program }));
};
