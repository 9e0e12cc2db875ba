// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type MemberId, type StakeClaimId, type StakeClaimState } from '#kernel';

export const insertClaim = exec<{ id: StakeClaimId; pool: string; memberId: MemberId; key: string; address: string; amount: string; now: Date }>(
  'staking_insert_claim',
  `insert into stake_claims (id, pool, member_id, key, address, amount, created_at)
values ($1, $2, $3, $4, $5, $6, $7)`,
  (p) => [p.id, p.pool, p.memberId, p.key, p.address, p.amount, p.now],
);

export interface ClaimRow {
  id: StakeClaimId;
  pool: string;
  member_id: MemberId | null;
  address: string;
  amount: string;
  state: StakeClaimState;
  created_at: Date;
  settled_at: Date | null;
  signature: string | null;
}

export const selectClaim = maybe<{ id: StakeClaimId }, ClaimRow>(
  'staking_select_claim',
  `select c.id, c.pool, c.member_id, c.address, c.amount, c.state, c.created_at, c.settled_at,
  (select o.signature from chain_orders o where o.id = c.id) as signature from stake_claims c where c.id = $1`,
  (p) => [p.id],
);

export const selectClaimByKey = maybe<{ key: string; memberId: MemberId }, ClaimRow>(
  'staking_select_claim_by_key',
  `select c.id, c.pool, c.member_id, c.address, c.amount, c.state, c.created_at, c.settled_at,
  (select o.signature from chain_orders o where o.id = c.id) as signature from stake_claims c where c.key = $1 and c.member_id = $2`,
  (p) => [p.key, p.memberId],
);

export const selectClaims = many<{ memberId: MemberId; before: StakeClaimId; limit: bigint | number }, ClaimRow>(
  'staking_select_claims',
  `select c.id, c.pool, c.member_id, c.address, c.amount, c.state, c.created_at, c.settled_at,
  (select o.signature from chain_orders o where o.id = c.id) as signature from stake_claims c where c.member_id = $1 and c.id < $2 order by c.id desc limit $3`,
  (p) => [p.memberId, p.before, p.limit],
);

export interface SelectClaimsLatelyRow {
  taken: number;
  open: number;
}

/** How often they were paid in a day, without what came back, and how many are under way. */
export const selectClaimsLately = one<{ since: Date; memberId: MemberId }, SelectClaimsLatelyRow>(
  'staking_select_claims_lately',
  `select count(*) filter (where state <> 'returned' and created_at > $1)::int as taken,
  count(*) filter (where settled_at is null)::int as open
from stake_claims where member_id = $2 and (created_at > $1 or settled_at is null)`,
  (p) => [p.since, p.memberId],
);

export interface SelectOpenSumRow {
  amount: string;
}

export const selectOpenSum = one<{ pool: string }, SelectOpenSumRow>(
  'staking_select_open_sum',
  `select coalesce(sum(amount), 0)::text as amount from stake_claims where pool = $1 and settled_at is null`,
  (p) => [p.pool],
);

export const updateClaimSettled = exec<{ state: StakeClaimState; now: Date; id: StakeClaimId }>(
  'staking_update_claim_settled',
  `update stake_claims set state = $1, settled_at = $2 where id = $3 and settled_at is null`,
  (p) => [p.state, p.now, p.id],
);

export interface ExportClaimsRow {
  pool: string;
  key: string;
  address: string;
  amount: string;
  state: StakeClaimState;
  created_at: Date;
  settled_at: Date | null;
}

export const exportClaims = many<{ memberId: MemberId }, ExportClaimsRow>(
  'staking_export_claims',
  `select pool, key, address, amount, state, created_at, settled_at from stake_claims where member_id = $1 order by id`,
  (p) => [p.memberId],
);

/** What is under way has to end, and what was paid is counted; it is no longer known whose it was. */
export const eraseClaims = exec<{ memberIds: readonly MemberId[] }>(
  'staking_erase_claims',
  `update stake_claims set member_id = null where member_id = any($1)`,
  (p) => [p.memberIds],
);
