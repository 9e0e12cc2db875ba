// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type MemberId, type TransferId, type WithdrawalId, type WithdrawalState } from '#kernel';

export const insertWithdrawal = exec<{ id: WithdrawalId; memberId: MemberId; address: string; amount: bigint | number; tokens: bigint | number; mint: string; transferId: TransferId; now: Date }>(
  'treasury_insert_withdrawal',
  `insert into withdrawals (id, member_id, address, amount, tokens, mint, transfer_id, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  (p) => [p.id, p.memberId, p.address, p.amount, p.tokens, p.mint, p.transferId, p.now],
);

export interface WithdrawalRow {
  id: WithdrawalId;
  member_id: MemberId | null;
  address: string;
  amount: string;
  tokens: string;
  mint: string;
  state: WithdrawalState;
  transfer_id: TransferId;
  created_at: Date;
  settled_at: Date | null;
  signature: string | null;
}

export const selectWithdrawal = maybe<{ id: WithdrawalId }, WithdrawalRow>(
  'treasury_select_withdrawal',
  `select w.id, w.member_id, w.address, w.amount, w.tokens, w.mint, w.state, w.transfer_id, w.created_at, w.settled_at,
  (select o.signature from chain_orders o where o.id = w.id) as signature from withdrawals w where w.id = $1`,
  (p) => [p.id],
);

/** What an earlier try with this key of a transfer made. */
export const selectByKey = maybe<{ key: string; memberId: MemberId }, WithdrawalRow>(
  'treasury_select_by_key',
  `select w.id, w.member_id, w.address, w.amount, w.tokens, w.mint, w.state, w.transfer_id, w.created_at, w.settled_at,
  (select o.signature from chain_orders o where o.id = w.id) as signature from withdrawals w join transfers t on t.id = w.transfer_id
where t.key = $1 and w.member_id = $2`,
  (p) => [p.key, p.memberId],
);

export const selectWithdrawals = many<{ memberId: MemberId; before: WithdrawalId; limit: bigint | number }, WithdrawalRow>(
  'treasury_select_withdrawals',
  `select w.id, w.member_id, w.address, w.amount, w.tokens, w.mint, w.state, w.transfer_id, w.created_at, w.settled_at,
  (select o.signature from chain_orders o where o.id = w.id) as signature from withdrawals w where w.member_id = $1 and w.id < $2 order by w.id desc limit $3`,
  (p) => [p.memberId, p.before, p.limit],
);

export interface SelectLatelyRow {
  amount: string;
  open: number;
}

/** What they have taken out in a day, without what came back; and how many are under way. */
export const selectLately = one<{ since: Date; memberId: MemberId }, SelectLatelyRow>(
  'treasury_select_lately',
  `select coalesce(sum(amount) filter (where state <> 'returned' and created_at > $1), 0)::text as amount,
  count(*) filter (where settled_at is null)::int as open
from withdrawals where member_id = $2 and (created_at > $1 or settled_at is null)`,
  (p) => [p.since, p.memberId],
);

export interface SelectUnderWayRow {
  amount: string;
}

export const selectUnderWay = one<{ memberId: MemberId }, SelectUnderWayRow>(
  'treasury_select_under_way',
  `select coalesce(sum(amount), 0)::text as amount from withdrawals where member_id = $1 and settled_at is null`,
  (p) => [p.memberId],
);

export const updateSettled = exec<{ state: WithdrawalState; now: Date; id: WithdrawalId }>(
  'treasury_update_settled',
  `update withdrawals set state = $1, settled_at = $2 where id = $3 and settled_at is null`,
  (p) => [p.state, p.now, p.id],
);

export interface StatusRow {
  id: WithdrawalId;
  member_id: MemberId | null;
  address: string;
  amount: string;
  tokens: string;
  mint: string;
  state: WithdrawalState;
  transfer_id: TransferId;
  created_at: Date;
  settled_at: Date | null;
  signature: string | null;
  username: string | null;
  tries: number;
  error: string | null;
}

/** Those that are under way, or those that came back, newest first, with what is known of their orders. */
export const selectStatuses = many<{ state: WithdrawalState; before: WithdrawalId; limit: bigint | number }, StatusRow>(
  'treasury_select_statuses',
  `select w.id, w.member_id, w.address, w.amount, w.tokens, w.mint, w.state, w.transfer_id, w.created_at, w.settled_at,
  (select o.signature from chain_orders o where o.id = w.id) as signature, m.username as username, coalesce(o.tries, 0) as tries, o.error as error
from withdrawals w left join members m on m.id = w.member_id left join chain_orders o on o.id = w.id
where w.state = $1 and w.id < $2 order by w.id desc limit $3`,
  (p) => [p.state, p.before, p.limit],
);

export interface SelectSumsRow {
  waiting: number;
  waiting_amount: string;
  returned: number;
  returned_amount: string;
}

export const selectSums = one<void, SelectSumsRow>(
  'treasury_select_sums',
  `select count(*) filter (where state = 'waiting')::int as waiting,
  coalesce(sum(amount) filter (where state = 'waiting'), 0)::text as waiting_amount,
  count(*) filter (where state = 'returned')::int as returned,
  coalesce(sum(amount) filter (where state = 'returned'), 0)::text as returned_amount
from withdrawals where state in ('waiting', 'returned')`,
  () => [],
);

export interface SelectEverRow {
  withdrawn: string;
  deposited: string;
}

export const selectEver = one<void, SelectEverRow>(
  'treasury_select_ever',
  `select coalesce(sum(amount) filter (where kind = 'withdrawn'), 0)::text as withdrawn,
  coalesce(sum(amount) filter (where kind = 'deposit'), 0)::text as deposited
from transfers where kind in ('withdrawn', 'deposit')`,
  () => [],
);

export interface ExportWithdrawalsRow {
  address: string;
  amount: string;
  tokens: string;
  mint: string;
  state: WithdrawalState;
  transfer_id: TransferId;
  created_at: Date;
  settled_at: Date | null;
}

export const exportWithdrawals = many<{ memberId: MemberId }, ExportWithdrawalsRow>(
  'treasury_export_withdrawals',
  `select address, amount, tokens, mint, state, transfer_id, created_at, settled_at
from withdrawals where member_id = $1 order by id`,
  (p) => [p.memberId],
);

/** What is under way has to end; it is no longer known whose it is. */
export const eraseWithdrawals = exec<{ memberId: MemberId }>(
  'treasury_erase_withdrawals',
  `delete from withdrawals where member_id = $1 and settled_at is not null`,
  (p) => [p.memberId],
);

export const letWithdrawalsGo = exec<{ memberId: MemberId }>(
  'treasury_let_withdrawals_go',
  `update withdrawals set member_id = null where member_id = $1`,
  (p) => [p.memberId],
);
