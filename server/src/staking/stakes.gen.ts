// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type MemberId } from '#kernel';

export const insertPool = exec<{ id: string }>(
  'staking_insert_pool',
  `insert into staking_pools (id) values ($1) on conflict do nothing`,
  (p) => [p.id],
);

export interface PoolRow {
  owed: string;
  paid: string;
  staked: string;
  leaving: string;
  gone: string;
}

export const selectPool = maybe<{ id: string }, PoolRow>(
  'staking_select_pool',
  `select owed, paid, staked, leaving, gone from staking_pools where id = $1`,
  (p) => [p.id],
);

/** Whoever promises or pays takes turns with everybody else who does. */
export const lockPool = one<{ id: string }, PoolRow>(
  'staking_lock_pool',
  `select owed, paid, staked, leaving, gone from staking_pools where id = $1 for update`,
  (p) => [p.id],
);

export const changePool = exec<{ owed: string; paid: string; staked: string; id: string }>(
  'staking_change_pool',
  `update staking_pools set owed = owed + $1::numeric, paid = paid + $2::numeric, staked = staked + $3::numeric
where id = $4`,
  (p) => [p.owed, p.paid, p.staked, p.id],
);

/** What an operator takes out, and what of it has left for good. */
export const changeLeaving = exec<{ leaving: string; gone: string; id: string }>(
  'staking_change_leaving',
  `update staking_pools set leaving = leaving + $1::numeric, gone = gone + $2::numeric where id = $3`,
  (p) => [p.leaving, p.gone, p.id],
);

export interface StakeRow {
  member_id: MemberId;
  address: string;
  account: string | null;
  amount: string;
  rewards: string;
  paid: string;
  signature: string | null;
  looked_at: Date;
}

export const selectStake = maybe<{ pool: string; memberId: MemberId }, StakeRow>(
  'staking_select_stake',
  `select s.member_id, s.address, s.account, s.amount, s.rewards, s.paid, s.signature, s.looked_at
from stakes s where s.pool = $1 and s.member_id = $2`,
  (p) => [p.pool, p.memberId],
);

export const selectDueStakes = many<{ pool: string; after: MemberId; before: Date; limit: bigint | number }, StakeRow>(
  'staking_select_due_stakes',
  `select s.member_id, s.address, s.account, s.amount, s.rewards, s.paid, s.signature, s.looked_at
from stakes s where s.pool = $1 and s.member_id > $2 and s.looked_at <= $3 and s.account is not null
order by s.member_id limit $4`,
  (p) => [p.pool, p.after, p.before, p.limit],
);

/** Another account begins anew; what was earned before stays. */
export const upsertStake = exec<{ pool: string; memberId: MemberId; address: string; account: string; amount: string; signature: string | null; now: Date }>(
  'staking_upsert_stake',
  `insert into stakes (pool, member_id, address, account, amount, signature, looked_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (member_id, pool) do update set address = excluded.address, account = excluded.account,
  amount = excluded.amount, signature = excluded.signature, looked_at = excluded.looked_at`,
  (p) => [p.pool, p.memberId, p.address, p.account, p.amount, p.signature, p.now],
);

export interface TakeAccountRow {
  amount: string;
}

/** Whoever has proved that the address is theirs takes it from whoever had it before. */
export const takeAccount = maybe<{ pool: string; account: string; memberId: MemberId }, TakeAccountRow>(
  'staking_take_account',
  `with before as (
  select member_id, amount from stakes where pool = $1 and account = $2 and member_id <> $3 for update
)
update stakes s set account = null, amount = 0 from before
where s.pool = $1 and s.member_id = before.member_id returning before.amount`,
  (p) => [p.pool, p.account, p.memberId],
);

export const updateSeen = exec<{ amount: string; earned: string; signature: string | null; now: Date; pool: string; memberId: MemberId }>(
  'staking_update_seen',
  `update stakes set amount = $1, rewards = rewards + $2::numeric, signature = $3, looked_at = $4
where pool = $5 and member_id = $6`,
  (p) => [p.amount, p.earned, p.signature, p.now, p.pool, p.memberId],
);

export const changeRewards = exec<{ rewards: string; paid: string; pool: string; memberId: MemberId }>(
  'staking_change_rewards',
  `update stakes set rewards = rewards + $1::numeric, paid = paid + $2::numeric
where pool = $3 and member_id = $4`,
  (p) => [p.rewards, p.paid, p.pool, p.memberId],
);

export interface ExportStakesRow {
  pool: string;
  address: string;
  account: string | null;
  amount: string;
  rewards: string;
  paid: string;
  signature: string | null;
  looked_at: Date;
}

export const exportStakes = many<{ memberId: MemberId }, ExportStakesRow>(
  'staking_export_stakes',
  `select pool, address, account, amount, rewards, paid, signature, looked_at from stakes where member_id = $1`,
  (p) => [p.memberId],
);

export interface LockPoolsOfRow {
  id: string;
}

/** In one order, before their rows. */
export const lockPoolsOf = many<{ memberIds: readonly MemberId[] }, LockPoolsOfRow>(
  'staking_lock_pools_of',
  `select p.id from staking_pools p where p.id in (select s.pool from stakes s where s.member_id = any($1))
order by p.id for update`,
  (p) => [p.memberIds],
);

export interface DeleteStakesRow {
  pool: string;
  amount: string;
  rewards: string;
}

/** What was kept for them is free again. */
export const deleteStakes = many<{ memberIds: readonly MemberId[] }, DeleteStakesRow>(
  'staking_delete_stakes',
  `delete from stakes where member_id = any($1) returning pool, amount, rewards`,
  (p) => [p.memberIds],
);

export interface SelectStakingViolationsRow {
  violation: string;
}

/** What is owed and staked is what the rows say. */
export const selectStakingViolations = many<void, SelectStakingViolationsRow>(
  'staking_select_staking_violations',
  `select p.id as violation from staking_pools p
where p.owed <> coalesce((select sum(s.rewards) from stakes s where s.pool = p.id), 0)
    + coalesce((select sum(c.amount) from stake_claims c where c.pool = p.id and c.settled_at is null), 0)
  or p.staked <> coalesce((select sum(s.amount) from stakes s where s.pool = p.id), 0)
  or p.paid <> coalesce((select sum(c.amount) from stake_claims c where c.pool = p.id and c.state = 'paid'), 0)`,
  () => [],
);
