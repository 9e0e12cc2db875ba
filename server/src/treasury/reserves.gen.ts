// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type MemberId } from '#kernel';

/** One statement, one moment: every account that holds credit, and what is held for withdrawals. Nothing on a day that has some. */
export const insertLeaves = exec<{ day: string }>(
  'treasury_insert_leaves',
  `insert into reserve_leaves (day, account_id, nonce, amount)
select $1, a.id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), a.balance
from accounts a where a.unit = 'WGM' and a.kind in ('member', 'held') and a.balance > 0
  and not exists (select 1 from reserve_leaves l where l.day = $1)
on conflict do nothing`,
  (p) => [p.day],
);

export interface SelectLeavesRow {
  nonce: string;
  amount: string;
}

export const selectLeaves = many<{ day: string }, SelectLeavesRow>(
  'treasury_select_leaves',
  `select nonce, amount from reserve_leaves where day = $1 order by nonce`,
  (p) => [p.day],
);

export const insertReserves = exec<{ day: string; root: string; total: bigint | number; leaves: number; now: Date }>(
  'treasury_insert_reserves',
  `insert into reserves (day, root, total, leaves, created_at) values ($1, $2, $3, $4, $5)
on conflict do nothing`,
  (p) => [p.day, p.root, p.total, p.leaves, p.now],
);

export interface ReservesRow {
  day: string;
  root: string;
  total: string;
  leaves: number;
  created_at: Date;
}

/** The newest. */
export const selectReserves = maybe<void, ReservesRow>(
  'treasury_select_reserves',
  `select day, root, total, leaves, created_at from reserves order by day desc limit 1`,
  () => [],
);

export interface SelectCreditRow {
  total: string;
}

/** What is summed up each day, as it is now. */
export const selectCredit = one<void, SelectCreditRow>(
  'treasury_select_credit',
  `select coalesce(sum(a.balance), 0)::text as total
from accounts a where a.unit = 'WGM' and a.kind in ('member', 'held') and a.balance > 0`,
  () => [],
);

export interface SelectOwnLeafRow {
  nonce: string;
  amount: string;
}

export const selectOwnLeaf = maybe<{ day: string; memberId: MemberId }, SelectOwnLeafRow>(
  'treasury_select_own_leaf',
  `select l.nonce, l.amount from reserve_leaves l join accounts a on a.id = l.account_id
where l.day = $1 and a.member_id = $2 and a.unit = 'WGM'`,
  (p) => [p.day, p.memberId],
);

export const deleteOldLeaves = exec<{ before: string }>(
  'treasury_delete_old_leaves',
  `delete from reserve_leaves where day < $1`,
  (p) => [p.before],
);
