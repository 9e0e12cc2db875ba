// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, one, type AccountId, type MemberId, type TransferId, type TransferKind } from '#kernel';

export interface SelectEarnedRow {
  earned: string;
}

/** The ids begin with their time, so the index ends where the week does. */
export const selectEarned = one<{ memberId: MemberId; sinceId: TransferId; since: Date }, SelectEarnedRow>(
  'ledger_select_earned',
  `select greatest(coalesce(sum(e.amount), 0), 0)::text as earned
from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
where a.member_id = $1 and a.unit = 'WGM' and e.transfer_id >= $2 and t.created_at >= $3
  and ((e.amount > 0 and t.kind not in
    ('welcome', 'claim', 'deposit', 'withdrawal_returned', 'ticket_refund', 'taken_back'))
  or (e.amount < 0 and t.kind in ('taken_back', 'ticket_refund')))`,
  (p) => [p.memberId, p.sinceId, p.since],
);

export interface SelectEarnedDaysRow {
  day: string;
  kind: TransferKind;
  times: number;
  amount: string;
  withdrawable: string;
}

export const selectEarnedDays = many<{ accountId: AccountId; sinceId: TransferId; untilId: TransferId; since: Date; until: Date }, SelectEarnedDaysRow>(
  'ledger_select_earned_days',
  `select (t.created_at at time zone 'UTC')::date::text as day, t.kind, count(*)::int as times,
  sum(e.amount)::text as amount, sum(e.withdrawable)::text as withdrawable
from entries e join transfers t on t.id = e.transfer_id
where e.account_id = $1 and (e.transfer_id > $2 and e.transfer_id < $3
  and t.created_at >= $4 and t.created_at < $5) and ((e.amount > 0 and t.kind not in
    ('welcome', 'claim', 'deposit', 'withdrawal_returned', 'ticket_refund', 'taken_back'))
  or (e.amount < 0 and t.kind in ('taken_back', 'ticket_refund')))
group by 1, 2 order by 1, 2`,
  (p) => [p.accountId, p.sinceId, p.untilId, p.since, p.until],
);

export interface SelectGiversRow {
  amount: string;
  times: number;
  username: string | null;
  display_name: string | null;
  avatar_url: string | null;
}

/** Only the first few are looked up by name. The treasury is no giver. */
export const selectGivers = many<{ accountId: AccountId; sinceId: TransferId; untilId: TransferId; since: Date; until: Date; limit: bigint | number; memberId: MemberId }, SelectGiversRow>(
  'ledger_select_givers',
  `with sums as materialized (
  select o.account_id, sum(e.amount) as amount, sum(sign(e.amount)) as times
  from entries e join transfers t on t.id = e.transfer_id
  join entries o on o.transfer_id = e.transfer_id and o.account_id <> e.account_id
  where e.account_id = $1 and (e.transfer_id > $2 and e.transfer_id < $3
  and t.created_at >= $4 and t.created_at < $5) and ((e.amount > 0 and t.kind not in
    ('welcome', 'claim', 'deposit', 'withdrawal_returned', 'ticket_refund', 'taken_back'))
  or (e.amount < 0 and t.kind in ('taken_back', 'ticket_refund')))
  group by o.account_id having sum(e.amount) > 0
), given as materialized (
  select sums.* from sums join accounts a on a.id = sums.account_id
  where a.kind in ('member', 'closed') order by sums.amount desc, sums.account_id limit $6
)
select given.amount::text as amount, greatest(given.times, 1)::int as times, who.*
from given left join lateral (
  select m.username, m.display_name, m.avatar_url
  from accounts a join members m on m.id = a.member_id
  where a.id = given.account_id and not exists (select 1 from blocks hidden where hidden.blocker_id = $7 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $7) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $7))
  limit 1
) who on true
order by given.amount desc, given.account_id`,
  (p) => [p.accountId, p.sinceId, p.untilId, p.since, p.until, p.limit, p.memberId],
);

export interface EarningRow {
  id: TransferId;
  kind: TransferKind;
  amount: string;
  withdrawable: string;
  created_at: Date;
  username: string | null;
  words: string | null;
}

/** Row by row, as a page of the statement is: a limit within a lateral join keeps the planner from reading whole tables. */
export const selectEarnings = many<{ accountId: AccountId; sinceId: TransferId; untilId: TransferId; since: Date; until: Date; limit: bigint | number; memberId: MemberId }, EarningRow>(
  'ledger_select_earnings',
  `with page as materialized (
  select e.transfer_id as id, e.amount, e.withdrawable, t.kind, t.created_at
  from entries e
  cross join lateral (select kind, created_at from transfers where id = e.transfer_id limit 1) t
  where e.account_id = $1 and (e.transfer_id > $2 and e.transfer_id < $3
  and t.created_at >= $4 and t.created_at < $5) and ((e.amount > 0 and t.kind not in
    ('welcome', 'claim', 'deposit', 'withdrawal_returned', 'ticket_refund', 'taken_back'))
  or (e.amount < 0 and t.kind in ('taken_back', 'ticket_refund')))
  order by e.transfer_id limit $6
)
select page.id, page.kind, page.amount, page.withdrawable, page.created_at, other.username as username,
  case when page.kind = 'transfer' and other.username is not null
    then (select s.words from credit_sends s where s.transfer_id = page.id) end as words
from page left join lateral (
  select m.username
  from entries o join accounts a on a.id = o.account_id join members m on m.id = a.member_id
  where o.transfer_id = page.id and o.account_id <> $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $7 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $7) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $7))
  limit 1
) other on true
order by page.id`,
  (p) => [p.accountId, p.sinceId, p.untilId, p.since, p.until, p.limit, p.memberId],
);
