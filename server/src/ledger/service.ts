import { parseAmount, type Amount } from '@wagram/contract/kernel';
import {
  newId,
  type AccountId,
  type AccountUnit,
  type App,
  type Db,
  type MemberId,
  type TransferId,
  type TransferKind,
} from '#kernel';
import {
  insertAccount,
  insertEntries,
  insertHeld,
  insertTransfer,
  lockAccounts,
  moveBalance,
  selectAccount,
  selectAccountsOf,
  selectLeavesDemo,
  selectHeld,
  selectTransferByKey,
  selectTreasury,
  selectViolations,
  type AccountRow,
} from './accounts.gen.ts';

/** A member by id, or the server's own: the treasury, and what is held until a withdrawal has arrived. */
export type Holder = { member: MemberId } | 'treasury' | 'held';

export interface TransferDraft {
  kind: Exclude<TransferKind, 'closing'>;
  /** One movement for each key, however often it is asked for. */
  key: string;
  unit: AccountUnit;
  from: Holder;
  to: Holder;
  amount: bigint;
  /** Exactly so much of it is withdrawable; else by the rule, granted credit first. */
  withdrawable?: bigint;
  note?: string;
}

export type TransferResult =
  | { state: 'done'; id: TransferId }
  | { state: 'repeated' }
  | { state: 'short' }
  /** D28: from the shared demo account to a member. */
  | { state: 'demo' };

const welcomeKey = (memberId: MemberId): string => `welcome:${memberId}`;

const openAccount = async (tx: Db, memberId: MemberId, unit: AccountUnit): Promise<AccountId> => {
  const row =
    (await insertAccount(tx, { id: newId(), memberId, unit })) ?? (await selectAccount(tx, { memberId, unit }));
  if (row === undefined) throw new Error('an account could not be opened');
  return row.id;
};

const openHeld = async (tx: Db, unit: AccountUnit): Promise<AccountId> => {
  const held = await selectHeld(tx, { unit });
  const row = held ?? (await insertHeld(tx, { id: newId(), unit })) ?? (await selectHeld(tx, { unit }));
  if (row === undefined) throw new Error('an account could not be opened');
  return row.id;
};

const accountOf = async (tx: Db, holder: Holder, unit: AccountUnit): Promise<AccountId> => {
  if (holder === 'treasury') return (await selectTreasury(tx, { unit })).id;
  return holder === 'held' ? openHeld(tx, unit) : openAccount(tx, holder.member, unit);
};

class Short extends Error {}

/** What was taken in for the demo may go back to whom it came from. */
const leavesDemo = async (tx: Db, { kind, from, to }: TransferDraft): Promise<boolean> =>
  kind !== 'taken_back' &&
  typeof from !== 'string' &&
  typeof to !== 'string' &&
  (await selectLeavesDemo(tx, { giverId: from.member, takerId: to.member })) !== undefined;

const atLeastZero = (value: bigint): bigint => (value > 0n ? value : 0n);

/**
 * How much of what is spent is withdrawable: granted credit goes first, and a part keeps its kind at whoever gets it. What
 * the treasury gives is granted, unless it came in from a wallet and the caller says so.
 */
const withdrawablePart = ({ from, amount, withdrawable }: TransferDraft, giver: AccountRow | undefined): bigint => {
  if (withdrawable !== undefined) return withdrawable;
  if (typeof from === 'string' || giver === undefined) return 0n;
  return atLeastZero(amount - (BigInt(giver.balance) - BigInt(giver.withdrawable)));
};

/** Moves an amount between two holders, all or nothing, in the caller's transaction. */
export const transfer = async (tx: Db, draft: TransferDraft, now: Date): Promise<TransferResult> => {
  if (await leavesDemo(tx, draft)) return { state: 'demo' };
  const from = await accountOf(tx, draft.from, draft.unit);
  const to = await accountOf(tx, draft.to, draft.unit);
  const id = newId<TransferId>(now);
  try {
    return await tx.transaction(async (nested): Promise<TransferResult> => {
      const { kind, key, unit, amount, note = null } = draft;
      if ((await insertTransfer(nested, { id, kind, key, unit, amount, note, now })) === undefined)
        return { state: 'repeated' };
      const giver = (await lockAccounts(nested, { ids: [from, to] })).find((account) => account.id === from);
      const withdrawable = withdrawablePart(draft, giver);
      if ((await moveBalance(nested, { id: from, amount: -amount, withdrawable: -withdrawable })) === undefined)
        throw new Short();
      await moveBalance(nested, { id: to, amount, withdrawable });
      await insertEntries(nested, { transferId: id, fromAccount: from, toAccount: to, amount, withdrawable });
      return { state: 'done', id };
    });
  } catch (error) {
    if (error instanceof Short) return { state: 'short' };
    throw error;
  }
};

/** What a new member starts with; the key makes it once. */
export const grantWelcome = async (tx: Db, memberId: MemberId, amount: bigint, now: Date): Promise<void> => {
  if (amount <= 0n) return;
  await transfer(
    tx,
    { kind: 'welcome', key: welcomeKey(memberId), unit: 'WGM', from: 'treasury', to: { member: memberId }, amount },
    now,
  );
};

export const hasMoved = async (db: Db, key: string): Promise<boolean> =>
  (await selectTransferByKey(db, { key })) !== undefined;

export const isWelcomed = (db: Db, memberId: MemberId): Promise<boolean> => hasMoved(db, welcomeKey(memberId));

/** D29: it is booked in the moment in which they prove who they are, so nothing has to be held back until then. */
export const waitingWelcome = async ({ config }: Pick<App, 'config'>, db: Db, memberId: MemberId): Promise<bigint> =>
  config.welcomeNeeds === 'none' || (await isWelcomed(db, memberId)) ? 0n : config.welcomeGrant;

/** Why a member who is short of credit cannot give it. */
export const whyShort = async (app: Pick<App, 'config'>, db: Db, memberId: MemberId) =>
  (await waitingWelcome(app, db, memberId)) > 0n ? ('prove_first' as const) : ('not_enough' as const);

export const balanceOf = async (db: Db, memberId: MemberId): Promise<Amount<'WGM'>> =>
  parseAmount<'WGM'>((await selectAccount(db, { memberId, unit: 'WGM' }))?.balance ?? '0');

/** How much of a member's WGM may leave for a wallet. */
export const withdrawableOf = async (db: Db, memberId: MemberId): Promise<bigint> =>
  BigInt((await selectAccount(db, { memberId, unit: 'WGM' }))?.withdrawable ?? '0');

/** By unit, as the wire carries them; an account that was never opened is empty. */
export const listBalances = async (db: Db, memberId: MemberId): Promise<Record<AccountUnit, string>> => {
  const held = Object.fromEntries(
    (await selectAccountsOf(db, { memberId })).map(({ unit, balance }) => [unit, balance]),
  );
  return { WGM: '0', WGR: '0', points: '0', ...held };
};

export const findLedgerViolations = async (db: Db): Promise<string[]> =>
  (await selectViolations(db)).map((row) => row.violation);
