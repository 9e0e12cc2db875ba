// MON-09: rewards leave once. They are taken from what is kept for the member in the transaction that places the order; what
// the network says for good ends it, or puts them back.
import { asId, isId } from '@wagram/contract/kernel';
import {
  CLAIMS_A_DAY,
  stakingErrors,
  type StakeClaimState,
  type StakeClaimView,
  type StakingLive,
} from '@wagram/contract/staking';
import { addressOfKey, memo, payTokens, provideFees, type OrderRules, type OwnChain } from '#chain';
import { fail, LAST_ID, newId, type App, type ChainOrderId, type Db, type MemberId, type StakeClaimId } from '#kernel';
import { findLinked } from '#wallet';
import {
  insertClaim,
  selectClaim,
  selectClaimByKey,
  selectClaims,
  selectClaimsLately,
  selectOpenSum,
  updateClaimSettled,
  type ClaimRow,
} from './claims.gen.ts';
import { leastOf, openPool, readFunds, surelyHeld, type Funds, type Pool } from './pool.ts';
import { changePool, changeRewards, lockPool, selectStake } from './stakes.gen.ts';

const KIND = 'stake claim';
const DAY_MS = 24 * 3_600_000;

const stateOf = ({ state, signature }: ClaimRow): StakeClaimState =>
  state === 'waiting' && signature !== null ? 'sent' : state;

const toView = (row: ClaimRow): StakeClaimView => ({
  id: row.id,
  state: stateOf(row),
  amount: row.amount,
  address: row.address,
  signature: row.signature,
  created_at: row.created_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
});

interface Asked {
  readonly memberId: MemberId;
  readonly key: string;
  readonly funds: Funds;
  readonly now: Date;
}

/** All or nothing. An earlier try may have done it. */
const take = async (tx: Db, chain: OwnChain, pool: Pool, { memberId, key, funds, now }: Asked): Promise<void> => {
  const row = await lockPool(tx, { id: pool.id });
  if ((await selectClaimByKey(tx, { key, memberId })) !== undefined) return;
  const { address } = (await findLinked(tx, memberId)) ?? fail(stakingErrors, 'stake_not_linked');
  const lately = await selectClaimsLately(tx, { memberId, since: new Date(now.getTime() - DAY_MS) });
  if (lately.open > 0) fail(stakingErrors, 'claim_open');
  const amount = BigInt((await selectStake(tx, { pool: pool.id, memberId }))?.rewards ?? 0);
  if (amount < leastOf(pool.token)) fail(stakingErrors, 'rewards_too_small');
  if (lately.taken >= CLAIMS_A_DAY) fail(stakingErrors, 'claims_daily');
  const open = BigInt((await selectOpenSum(tx, { pool: pool.id })).amount);
  if (surelyHeld(funds, row) - BigInt(row.leaving) - open < amount) fail(stakingErrors, 'rewards_short');
  const id = newId<StakeClaimId>(now);
  await changeRewards(tx, { pool: pool.id, memberId, rewards: String(-amount), paid: '0' });
  await insertClaim(tx, { id, pool: pool.id, memberId, key, address, amount: String(amount), now });
  await chain.orders.place(tx, KIND, id, pool.genesis);
};

export const claimRewards = async (
  app: App,
  chain: OwnChain,
  pool: Pool,
  memberId: MemberId,
  actionKey: string | null,
): Promise<StakeClaimView> => {
  await chain.products.assertOn('staking');
  const now = app.clock.now();
  const key = `stake claim:${memberId}:${actionKey ?? newId()}`;
  const funds = await readFunds(app, chain, pool);
  await app.transact((tx) => take(tx, chain, pool, { memberId, key, funds, now }));
  return toView((await selectClaimByKey(app.db, { key, memberId })) ?? fail(stakingErrors, 'staking_off'));
};

export const listClaims = async (
  db: Db,
  memberId: MemberId,
  { limit, cursor = LAST_ID }: { limit: number; cursor?: string | undefined },
): Promise<{ claims: StakeClaimView[]; next_cursor: string | null }> => {
  const rows = isId<StakeClaimId>(cursor) ? await selectClaims(db, { memberId, before: cursor, limit: limit + 1 }) : [];
  const claims = rows.slice(0, limit).map(toView);
  return { claims, next_cursor: rows.length > limit ? (claims.at(-1)?.id ?? null) : null };
};

const getRow = async (db: Db, id: ChainOrderId): Promise<ClaimRow> => {
  const row = await selectClaim(db, { id: asId<StakeClaimId>(id) });
  if (row === undefined) throw new Error('an order without its rewards');
  return row;
};

/** What comes back from somebody who has gone is free for others. */
const settle = async (tx: Db, id: ChainOrderId, isPaid: boolean, now: Date): Promise<void> => {
  const { pool } = await getRow(tx, id);
  await lockPool(tx, { id: pool });
  const row = await getRow(tx, id);
  if (row.settled_at !== null) return;
  const { member_id: memberId, amount } = row;
  const stake = memberId === null ? undefined : await selectStake(tx, { pool, memberId });
  if (stake !== undefined)
    await changeRewards(tx, {
      pool,
      memberId: stake.member_id,
      rewards: isPaid ? '0' : amount,
      paid: isPaid ? amount : '0',
    });
  const isFree = isPaid || stake === undefined;
  await changePool(tx, { id: pool, owed: isFree ? `-${amount}` : '0', paid: isPaid ? amount : '0', staked: '0' });
  await updateClaimSettled(tx, { id: row.id, state: isPaid ? 'paid' : 'returned', now });
};

export const serveClaims = (app: App, chain: OwnChain): void => {
  const rules: OrderRules = {
    build: async (id) => {
      const { address, amount, pool: asked } = await getRow(app.db, id);
      const pool = await openPool(app, chain);
      if (pool?.id !== asked) throw new Error(`rewards of ${asked} are not the ones of this server any more`);
      const from = await addressOfKey(app, 'rewards');
      await provideFees(chain, from);
      // Its id tells it from every other: two that were alike would be one transaction.
      return {
        from: 'rewards',
        instructions: [...(await payTokens(pool.token, from, address, BigInt(amount))), memo(`rewards ${id}`)],
      };
    },
    settle,
    tell: async (id) => {
      const row = await getRow(app.db, id);
      if (row.member_id === null) return;
      const news: StakingLive = { type: 'staking.claim', id: row.id, state: stateOf(row) };
      app.live.send([row.member_id], news);
    },
  };
  chain.orders.serve(KIND, rules);
};
