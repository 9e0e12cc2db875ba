import { TAKE_BACK_S } from '@wagram/contract/ledger';
import { uuidAt, type Db, type MemberId, type TransferId } from '#kernel';
import { selectAccount, selectParts } from './accounts.gen.ts';
import { selectFresh, selectLeft, selectReceived } from './parts.gen.ts';

/** How much of a transfer was withdrawable. */
export const partsOf = async (db: Db, transferId: TransferId): Promise<bigint> =>
  BigInt((await selectParts(db, { transferId }))?.withdrawable ?? '0');

/** Both parts of what a member holds, and what of them its giver may still take back. */
export interface HeldParts {
  readonly balance: bigint;
  readonly withdrawable: bigint;
  readonly fresh: bigint;
  readonly freshWithdrawable: bigint;
}

export const heldParts = async (db: Db, memberId: MemberId, now: Date): Promise<HeldParts> => {
  const account = await selectAccount(db, { memberId, unit: 'WGM' });
  const since = new Date(now.getTime() - TAKE_BACK_S * 1_000);
  const fresh = await selectFresh(db, { memberId, since, sinceId: uuidAt(since) });
  return {
    balance: BigInt(account?.balance ?? '0'),
    withdrawable: BigInt(account?.withdrawable ?? '0'),
    fresh: BigInt(fresh.fresh),
    freshWithdrawable: BigInt(fresh.withdrawable),
  };
};

/** What others gave and did not take back, without what has left. */
export const receivedBy = async (db: Db, memberId: MemberId): Promise<bigint> =>
  BigInt((await selectReceived(db, { memberId })).received);

/** What has left as tokens and not come back, and how much of that was withdrawable. */
export const leftOf = async (db: Db, memberId: MemberId): Promise<{ amount: bigint; withdrawable: bigint }> => {
  const { amount, withdrawable } = await selectLeft(db, { memberId });
  return { amount: BigInt(amount), withdrawable: BigInt(withdrawable) };
};
