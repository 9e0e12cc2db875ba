// MON-09: a look at a stake counts what it has earned since the look before, and promises as much of it as is there.
import { rewardFor, stakingErrors, type StakeView } from '@wagram/contract/staking';
import type { OwnChain } from '#chain';
import { createLimit, fail, FIRST_ID, type App, type MemberId } from '#kernel';
import { findLinked } from '#wallet';
import { lookAt, newestTouch, readAmount, stakeAccountOf, type Seen, type StakePlace } from './account.ts';
import { leftOf, rateNow, readFunds, type Funds, type Pool } from './pool.ts';
import {
  changePool,
  lockPool,
  selectDueStakes,
  selectStake,
  takeAccount,
  updateSeen,
  upsertStake,
  type StakeRow,
} from './stakes.gen.ts';

/** Between two looks that nobody asked for. */
export const LOOK_MS = 10 * 60_000;
const AT_ONCE = 4;
const PAGE = 50;

const NOTHING: StakeView = { address: null, amount: '0', rewards: '0', paid: '0', looked_at: null };

export const readStake = async ({ db }: App, pool: Pool, memberId: MemberId): Promise<StakeView> => {
  const row = await selectStake(db, { pool: pool.id, memberId });
  if (row === undefined) return NOTHING;
  return {
    address: row.account === null ? null : row.address,
    amount: row.amount,
    rewards: row.rewards,
    paid: row.paid,
    looked_at: row.looked_at.toISOString(),
  };
};

/** Of two looks at once one counts. */
const keep = (app: App, pool: Pool, before: StakeRow, seen: Seen, funds: Funds, now: Date): Promise<void> =>
  app.transact(async (tx) => {
    const row = await lockPool(tx, { id: pool.id });
    const { member_id: memberId } = before;
    const kept = await selectStake(tx, { pool: pool.id, memberId });
    if (kept?.account !== before.account || kept.looked_at.getTime() !== before.looked_at.getTime()) return;
    const left = leftOf(funds, row);
    const ms = BigInt(now.getTime() - kept.looked_at.getTime());
    const reward = rewardFor(seen.least, rateNow(app, left, row), ms);
    const earned = String(reward < left ? reward : left);
    const { amount, signature } = seen;
    await updateSeen(tx, { pool: pool.id, memberId, amount: String(amount), earned, signature, now });
    await changePool(tx, { id: pool.id, owed: earned, paid: '0', staked: String(amount - BigInt(kept.amount)) });
  });

const lookOnce = async (
  app: App,
  chain: OwnChain,
  pool: Pool,
  before: StakeRow,
  account: string,
  funds: Funds,
): Promise<void> => {
  // The time before the questions: nobody is paid for what is still to come.
  const now = app.clock.now();
  const place = { address: before.address, account, token: pool.token };
  const seen = await lookAt(chain, place, { amount: BigInt(before.amount), signature: before.signature });
  await keep(app, pool, before, seen, funds, now);
};

/** It counts from here on, for this member and for nobody else. */
const begin = async (app: App, chain: OwnChain, pool: Pool, memberId: MemberId, place: StakePlace): Promise<void> => {
  const now = app.clock.now();
  const { address, account } = place;
  const signature = await newestTouch(chain, account);
  const amount = await readAmount(chain, place);
  await app.transact(async (tx) => {
    await lockPool(tx, { id: pool.id });
    // Whoever linked it meanwhile has the better right.
    if ((await findLinked(tx, memberId))?.address !== address) fail(stakingErrors, 'stake_not_linked');
    const taken = await takeAccount(tx, { pool: pool.id, account, memberId });
    const before = await selectStake(tx, { pool: pool.id, memberId });
    const gone = BigInt(taken?.amount ?? 0) + BigInt(before?.amount ?? 0);
    await upsertStake(tx, { pool: pool.id, memberId, address, account, amount: String(amount), signature, now });
    await changePool(tx, { id: pool.id, owed: '0', paid: '0', staked: String(amount - gone) });
  });
};

/** The stake of the address that the member has proved to be theirs. */
export const lookNow = async (app: App, chain: OwnChain, pool: Pool, memberId: MemberId): Promise<StakeView> => {
  const { address } = (await findLinked(app.db, memberId)) ?? fail(stakingErrors, 'stake_not_linked');
  const account = stakeAccountOf(address, pool.token);
  const before = await selectStake(app.db, { pool: pool.id, memberId });
  if (before?.account === account) await lookOnce(app, chain, pool, before, account, await readFunds(app, chain, pool));
  else await begin(app, chain, pool, memberId, { address, account, token: pool.token });
  return readStake(app, pool, memberId);
};

/** All that are due, page by page. */
export const lookAtAll = async (app: App, chain: OwnChain, pool: Pool): Promise<void> => {
  const before = new Date(app.clock.now().getTime() - LOOK_MS);
  const slot = createLimit(AT_ONCE, PAGE);
  let after: MemberId | null = FIRST_ID as MemberId;
  while (after !== null) {
    const rows: StakeRow[] = await selectDueStakes(app.db, { pool: pool.id, after, before, limit: PAGE });
    const funds = await readFunds(app, chain, pool);
    await Promise.all(
      rows.map((row) => slot(async () => row.account !== null && lookOnce(app, chain, pool, row, row.account, funds))),
    );
    after = rows.length === PAGE ? (rows.at(-1)?.member_id ?? null) : null;
  }
};
