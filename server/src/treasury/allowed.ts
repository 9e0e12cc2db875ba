// MON-03: how much of a member's credit may leave now.
import { treasuryErrors, WITHDRAWALS_OPEN } from '@wagram/contract/treasury';
import type { OwnChain } from '#chain';
import { fail, type App, type Db, type MemberId } from '#kernel';
import { heldParts, receivedBy } from '#ledger';
import { selectLately } from './withdrawals.gen.ts';

const DAY_MS = 24 * 3_600_000;

/** Whether anything could ever leave; a pause is another matter. */
export const isOn = ({ config }: App, chain: OwnChain | null): chain is OwnChain =>
  chain !== null && config.chain.withdraw.daily > 0n;

/** On the test network an operator may let everything leave that others gave. */
export const doGiftsLeave = ({ config }: App, chain: OwnChain): boolean =>
  config.chain.withdraw.received && chain.kind === 'test';

export interface Allowed {
  /** Withdrawable now, whatever the day allows. */
  readonly now: bigint;
  /** The same once nothing of it can be taken back any more. */
  readonly soon: bigint;
  readonly dailyLeft: bigint;
  readonly open: number;
  /** How much of it is of the withdrawable part. */
  readonly withdrawable: bigint;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const atLeastZero = (value: bigint): bigint => (value > 0n ? value : 0n);

export const allowedFor = async (
  app: App,
  db: Db,
  chain: OwnChain,
  memberId: MemberId,
  now: Date,
): Promise<Allowed> => {
  const held = await heldParts(db, memberId, now);
  const lately = await selectLately(db, { memberId, since: new Date(now.getTime() - DAY_MS) });
  const isLoose = doGiftsLeave(app, chain);
  const received = isLoose ? await receivedBy(db, memberId) : 0n;
  const most = received > held.withdrawable ? received : held.withdrawable;
  const soon = least(held.balance, most);
  return {
    now: atLeastZero(soon - (isLoose ? held.fresh : held.freshWithdrawable)),
    soon,
    dailyLeft: atLeastZero(app.config.chain.withdraw.daily - BigInt(lately.amount)),
    open: lately.open,
    withdrawable: held.withdrawable,
  };
};

export const assertMayWithdraw = (allowed: Allowed, amount: bigint): void => {
  if (amount > allowed.soon) fail(treasuryErrors, 'withdraw_not_enough');
  if (amount > allowed.now) fail(treasuryErrors, 'withdraw_too_fresh');
  if (amount > allowed.dailyLeft) fail(treasuryErrors, 'withdraw_daily');
  if (allowed.open >= WITHDRAWALS_OPEN) fail(treasuryErrors, 'withdraw_too_many');
};
