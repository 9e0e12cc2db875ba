// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, maybe, type AccountUnit, type MemberId, type PostId, type TransferId, type TransferKind } from '#kernel';

export interface MovementRow {
  id: TransferId;
  kind: TransferKind;
  unit: AccountUnit;
  amount: string;
  created_at: Date;
  username: string | null;
  display_name: string | null;
  avatar_url: string | null;
  post_id: PostId | null;
  words: string | null;
}

/** Each account gives its newest by its own index; together they are a few pages at most. Everything else is looked up row by row: a limit within a lateral join keeps the planner from reading whole tables when it does not know how long a page is. */
export const selectMovements = many<{ before: TransferId; kind: TransferKind | null; sign: number | null; limit: bigint | number; memberId: MemberId }, MovementRow>(
  'ledger_select_movements',
  `with page as materialized (
  select newest.*, a.unit
  from accounts a cross join lateral (
    select e.transfer_id as id, e.amount, e.account_id, t.kind, t.note, t.created_at
    from entries e
    cross join lateral (select kind, note, created_at from transfers where id = e.transfer_id limit 1) t
    where e.account_id = a.id and e.transfer_id < $1
      and ($2::text is null or t.kind = $2)
      and ($3::int is null or sign(e.amount)::int = $3)
    order by e.transfer_id desc limit $4
  ) newest
  where a.member_id = $5 order by newest.id desc limit $4
)
select page.id, page.kind, page.unit, page.amount, page.created_at, other.*,
  case when other.username is null or page.kind not in ('gift', 'taken_back') then null
    else (select p.id from posts p where p.id = page.note::uuid) end as post_id,
  case when page.kind = 'transfer' then (select s.words from credit_sends s where s.transfer_id = page.id) end as words
from page left join lateral (
  select m.username, m.display_name, m.avatar_url
  from entries o join accounts a on a.id = o.account_id join members m on m.id = a.member_id
  where o.transfer_id = page.id and o.account_id <> page.account_id and not exists (select 1 from blocks hidden where hidden.blocker_id = $5 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $5) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $5))
  limit 1
) other on true
order by page.id desc`,
  (p) => [p.before, p.kind, p.sign, p.limit, p.memberId],
);

export interface SelectTakenBackRow {
  note: string | null;
}

/** What it had been given to, when an earlier try of this giver has taken it back. */
export const selectTakenBack = maybe<{ key: string; giverId: MemberId }, SelectTakenBackRow>(
  'ledger_select_taken_back',
  `select t.note from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
where t.key = $1 and a.member_id = $2 and e.amount > 0`,
  (p) => [p.key, p.giverId],
);
