import type { Db, MemberId, TransferId } from '#kernel';
import { selectAccount, selectParts } from './accounts.gen.ts';
import { selectReceived } from './movements.gen.ts';
import { TAKE_BACK_S } from '@wagram/contract/ledger';

/** How much of a transfer was withdrawable. */
export const partsOf = async (db: Db, transferId: TransferId): Promise<bigint> =>
  BigInt((await selectParts(db, { transferId }))?.withdrawable ?? '0');

export interface Received {
  readonly balance: bigint;
  readonly withdrawable: bigint;
  /** What others gave and did not take back, without what has left. */
  readonly received: bigint;
  /** D30: what its giver may still take back, in all and of the withdrawable part. */
  readonly fresh: bigint;
  readonly freshWithdrawable: bigint;
}

/** What a member holds of both parts, and what of it others gave. */
export const receivedBy = async (db: Db, memberId: MemberId, now: Date): Promise<Received> => {
  const account = await selectAccount(db, { memberId, unit: 'WGM' });
  const since = new Date(now.getTime() - TAKE_BACK_S * 1_000);
  const sums = await selectReceived(db, { memberId, since });
  return {
    balance: BigInt(account?.balance ?? '0'),
    withdrawable: BigInt(account?.withdrawable ?? '0'),
    received: BigInt(sums.received),
    fresh: BigInt(sums.fresh),
    freshWithdrawable: BigInt(sums.fresh_withdrawable),
  };
};
