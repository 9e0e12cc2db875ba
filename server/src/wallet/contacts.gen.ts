// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type MemberId, type MemberVerifiedBy } from '#kernel';

export interface SelectContactsRow {
  address: string;
  name: string | null;
  paid: number;
  last_at: Date | null;
  id: MemberId | null;
  username: string | null;
  display_name: string | null;
  avatar_url: string | null;
  verified: boolean | null;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean | null;
}

/** Last paid first. What was paid on another network was not paid on this one; the names are for every network. */
export const selectContacts = many<{ memberId: MemberId; genesis: string | null; count: bigint | number }, SelectContactsRow>(
  'wallet_select_contacts',
  `with paid as (
  select p.to_address as address, count(*)::int as times, max(p.created_at) as last_at from chain_payments p
  where p.member_id = $1 and p.genesis = $2 and p.to_address is not null
    and p.state in ('confirmed', 'finalized')
  group by p.to_address
), book as (
  select coalesce(c.address, paid.address) as address, c.name, coalesce(paid.times, 0) as times, paid.last_at, c.kept_at
  from paid full join (select address, name, kept_at from wallet_contacts where member_id = $1) c on c.address = paid.address
)
select book.address as address, book.name, book.times as paid, book.last_at, m.*
from book left join lateral (
  select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum from linked_addresses l join members m on m.id = l.member_id
  where l.address = book.address and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1))
) m on true
order by coalesce(book.last_at, book.kept_at) desc, book.address limit $3`,
  (p) => [p.memberId, p.genesis, p.count],
);

export interface UpsertContactRow {
  address: string;
}

/** A book has an end; no row: it is full. */
export const upsertContact = maybe<{ memberId: MemberId; address: string; name: string; now: Date; most: number }, UpsertContactRow>(
  'wallet_upsert_contact',
  `insert into wallet_contacts (member_id, address, name, kept_at)
select $1, $2, $3, $4
where (select count(*) from wallet_contacts where member_id = $1 and address <> $2) < $5::int
on conflict (member_id, address) do update set name = excluded.name
returning address`,
  (p) => [p.memberId, p.address, p.name, p.now, p.most],
);

export const deleteContact = exec<{ memberId: MemberId; address: string }>(
  'wallet_delete_contact',
  `delete from wallet_contacts where member_id = $1 and address = $2`,
  (p) => [p.memberId, p.address],
);

export interface SelectFactsRow {
  contact_name: string | null;
  paid_before: number;
}

/** What the member themselves knows of an address. */
export const selectFacts = one<{ memberId: MemberId; address: string; genesis: string | null }, SelectFactsRow>(
  'wallet_select_facts',
  `select
  (select c.name from wallet_contacts c where c.member_id = $1 and c.address = $2) as contact_name,
  (
    select count(*)::int from chain_payments p
    where p.member_id = $1 and p.to_address = $2 and p.genesis = $3
      and p.state in ('confirmed', 'finalized')
  ) as paid_before`,
  (p) => [p.memberId, p.address, p.genesis],
);
