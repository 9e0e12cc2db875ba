// CHN-09, see before you sign: what a message would change, computed from the very bytes that would be signed. The network
// runs it without keeping anything; what it says is compared with what stands there now.
import { isWritable, readMessage } from '@wagram/contract/chain';
import type { Message } from '@wagram/contract/chain';
import { base64 } from '@scure/base';
import type { Act } from './acts.ts';
import { readAccounts, readMint, readTokenAccount } from './accounts.ts';
import { wireOf } from './compile.ts';
import { dangersIn, unknownIn } from './dangers.ts';
import type { Compared, Danger } from './dangers.ts';
import { describe } from './describe.ts';
import { faultOf } from './faults.ts';
import type { Fault } from './faults.ts';
import { fieldOf, wholeOf } from './rpc.ts';
import type { AskChain } from './rpc.ts';

/** What comes or, with a minus, leaves. */
export interface Change {
  /** Null is SOL. */
  readonly mint: string | null;
  readonly amount: bigint;
  /** Null where the token does not say. */
  readonly decimals: number | null;
}

interface Seen {
  readonly state: 'passes';
  /** SOL without the fee and without what new accounts cost: those stand beside it. */
  readonly changes: readonly Change[];
  /** In lamports; 0 where somebody else pays. */
  readonly fee: bigint;
  /** Accounts that come into being, and what each costs so that it may stay. */
  readonly opened: readonly { readonly account: string; readonly lamports: bigint }[];
  /** Token accounts of mine that cease to be. */
  readonly closed: readonly string[];
}

export type Preview = (
  | Seen
  /** The network would refuse it; nothing would change but, at worst, the fee. */
  | { readonly state: 'fails'; readonly fault: Fault }
  /** It could not be seen what would happen. Nobody signs that. */
  | { readonly state: 'unseen'; readonly why: 'unreachable' | 'hidden' | 'not_mine' }
) & {
  readonly acts: readonly Act[];
  readonly dangers: readonly Danger[];
};

const COMMITMENT = { commitment: 'confirmed' } as const;

const writableKeys = (message: Message): string[] => message.keys.filter((_, place) => isWritable(message, place));

interface Simulation {
  readonly compared: readonly Compared[];
  readonly error: unknown;
  /** Null: its blockhash is no longer known. */
  readonly fee: bigint | null;
}

const simulate = async (ask: AskChain, message: Message, bytes: Uint8Array): Promise<Simulation> => {
  const keys = writableKeys(message);
  const empty = Array.from({ length: message.signers }, () => null);
  const options = {
    ...COMMITMENT,
    encoding: 'base64',
    sigVerify: false,
    // It is read and reviewed for a while: how old it is is asked for by itself.
    replaceRecentBlockhash: true,
    accounts: { encoding: 'base64', addresses: keys },
  };
  const [now, run, fee] = await Promise.all([
    ask('getMultipleAccounts', [keys, { ...COMMITMENT, encoding: 'base64' }]),
    ask('simulateTransaction', [base64.encode(wireOf(bytes, empty)), options]),
    ask('getFeeForMessage', [base64.encode(bytes), COMMITMENT]),
  ]);
  const value = fieldOf(run, 'value');
  const error = fieldOf(value, 'err') ?? null;
  const before = readAccounts(fieldOf(now, 'value'));
  const after = error === null ? readAccounts(fieldOf(value, 'accounts')) : before;
  if (before.length !== keys.length || after.length !== keys.length) throw new Error('Accounts are missing');
  const asked = fieldOf(fee, 'value') ?? null;
  return {
    error,
    fee: asked === null ? null : wholeOf(asked),
    compared: keys.map((account, place) => ({
      account,
      before: before[place] ?? null,
      after: after[place] ?? null,
    })),
  };
};

/** By token, over all accounts of mine. */
const tokenChanges = (compared: readonly Compared[], me: string): Map<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const { before, after } of compared) {
    for (const [account, sign] of [
      [readTokenAccount(before), -1n],
      [readTokenAccount(after), 1n],
    ] as const) {
      if (account?.owner === me) sums.set(account.mint, (sums.get(account.mint) ?? 0n) + sign * account.amount);
    }
  }
  return sums;
};

const decimalsOf = async (ask: AskChain, mints: readonly string[]): Promise<(number | null)[]> => {
  if (mints.length === 0) return [];
  const reply = await ask('getMultipleAccounts', [mints, { ...COMMITMENT, encoding: 'base64' }]);
  return readAccounts(fieldOf(reply, 'value')).map((account) => readMint(account)?.decimals ?? null);
};

/** What an account of so many bytes has to hold. */
const rentOf = (bytes: number): bigint => BigInt(128 + bytes) * 6_960n;

/** What lies in a new account beyond its rent is not a cost: it was sent there. */
const openedIn = (compared: readonly Compared[]): Seen['opened'] =>
  compared.flatMap(({ account, before, after }) => {
    if (before !== null || after === null || after.data.length === 0) return [];
    const rent = rentOf(after.data.length);
    return [{ account, lamports: after.lamports < rent ? after.lamports : rent }];
  });

const closedIn = (compared: readonly Compared[], me: string): string[] =>
  compared.flatMap(({ account, before, after }) =>
    after === null && readTokenAccount(before)?.owner === me ? [account] : [],
  );

const seenFrom = async (
  ask: AskChain,
  compared: readonly Compared[],
  me: string,
  paid: bigint | null,
): Promise<Seen> => {
  const own = compared.find(({ account }) => account === me);
  const opened = openedIn(compared);
  const total = (own?.after?.lamports ?? 0n) - (own?.before?.lamports ?? 0n);
  // Whoever pays the fee pays for what is made, as far as we make messages; another's gift then shows as what comes.
  const rent = paid === null ? 0n : opened.reduce((sum, { lamports }) => sum + lamports, 0n);
  const sol: Change = { mint: null, amount: total + (paid ?? 0n) + rent, decimals: 9 };
  const tokens = [...tokenChanges(compared, me)].filter(([, amount]) => amount !== 0n);
  const decimals = await decimalsOf(
    ask,
    tokens.map(([mint]) => mint),
  );
  const changes = tokens.map(([mint, amount], place) => ({ mint, amount, decimals: decimals[place] ?? null }));
  return {
    state: 'passes',
    changes: sol.amount === 0n ? changes : [sol, ...changes],
    fee: paid ?? 0n,
    opened: paid === null ? [] : opened,
    closed: closedIn(compared, me),
  };
};

/** `me` is whoever would sign. */
export const preview = async (ask: AskChain, me: string, bytes: Uint8Array): Promise<Preview> => {
  const message = readMessage(bytes);
  const acts = describe(message);
  const base = { acts, dangers: unknownIn(acts) };
  if (!message.keys.slice(0, message.signers).includes(me)) return { ...base, state: 'unseen', why: 'not_mine' };
  // What a lookup table brings along cannot be compared by its address here.
  if (message.lookups.length > 0) return { ...base, state: 'unseen', why: 'hidden' };
  try {
    const { compared, error, fee } = await simulate(ask, message, bytes);
    if (error !== null) return { ...base, state: 'fails', fault: faultOf(error, message, me) };
    if (fee === null) return { ...base, state: 'fails', fault: faultOf('BlockhashNotFound', message, me) };
    const seen = await seenFrom(ask, compared, me, message.keys[0] === me ? fee : null);
    return { ...seen, acts, dangers: [...dangersIn(compared, me), ...base.dangers] };
  } catch {
    return { ...base, state: 'unseen', why: 'unreachable' };
  }
};
