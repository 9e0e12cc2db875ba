// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { one, type MemberId, type TransferId } from '#kernel';

export interface SelectFreshRow {
  fresh: string;
  withdrawable: string;
}

/** D30: what its giver may still take back. The ids begin with their time, so the index ends where the seconds do. */
export const selectFresh = one<{ memberId: MemberId; sinceId: TransferId; since: Date }, SelectFreshRow>(
  'ledger_select_fresh',
  `select coalesce(sum(e.amount), 0)::text as fresh, coalesce(sum(e.withdrawable), 0)::text as withdrawable
from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
where a.member_id = $1 and a.unit = 'WGM' and e.transfer_id >= $2 and e.amount > 0 and t.created_at > $3
  and t.kind in ('gift', 'superchat', 'transfer')`,
  (p) => [p.memberId, p.sinceId, p.since],
);

export interface SelectReceivedRow {
  received: string;
}

/** What others gave them and did not take back, without what has left already. On the test network alone: it reads them all. */
export const selectReceived = one<{ memberId: MemberId }, SelectReceivedRow>(
  'ledger_select_received',
  `select greatest(coalesce(sum(e.amount), 0), 0)::text as received
from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
where a.member_id = $1 and a.unit = 'WGM' and (
  (t.kind in ('gift', 'superchat', 'transfer') and e.amount > 0)
  or (t.kind = 'taken_back' and e.amount < 0)
  or t.kind in ('withdrawal', 'withdrawal_returned', 'deposit'))`,
  (p) => [p.memberId],
);

export interface SelectLeftRow {
  amount: string;
  withdrawable: string;
}

/** What has left and not come back, and how much of that was withdrawable. On the test network alone: it reads them all. */
export const selectLeft = one<{ memberId: MemberId }, SelectLeftRow>(
  'ledger_select_left',
  `select greatest(-coalesce(sum(e.amount), 0), 0)::text as amount,
  greatest(-coalesce(sum(e.withdrawable), 0), 0)::text as withdrawable
from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
where a.member_id = $1 and a.unit = 'WGM' and t.kind in ('withdrawal', 'withdrawal_returned', 'deposit')`,
  (p) => [p.memberId],
);
