-- The address book: names that a member gives to addresses, and whom they have paid.

-- name: selectContacts :many
-- Last paid first. What was paid on another network was not paid on this one; the names are for every network.
with paid as (
  select p.to_address as address, count(*)::int as times, max(p.created_at) as last_at from chain_payments p
  where p.member_id = :member_id and p.genesis = :genesis? and p.to_address is not null
    and p.state in ('confirmed', 'finalized')
  group by p.to_address
), book as (
  select coalesce(c.address, paid.address) as address, c.name, coalesce(paid.times, 0) as times, paid.last_at, c.kept_at
  from paid full join (select address, name, kept_at from wallet_contacts where member_id = :member_id) c on c.address = paid.address
)
select book.address as "address!", book.name, book.times as "paid!", book.last_at, m.*
from book left join lateral (
  select card_columns(m) from linked_addresses l join members m on m.id = l.member_id
  where l.address = book.address and can_know(:member_id, m.id)
) m on true
order by coalesce(book.last_at, book.kept_at) desc, book.address limit :count;

-- name: upsertContact :maybe
-- A book has an end; no row: it is full.
insert into wallet_contacts (member_id, address, name, kept_at)
select :member_id, :address, :name, :now
where (select count(*) from wallet_contacts where member_id = :member_id and address <> :address) < :most::int
on conflict (member_id, address) do update set name = excluded.name
returning address;

-- name: deleteContact :exec
delete from wallet_contacts where member_id = :member_id and address = :address;

-- name: selectFacts :one
-- What the member themselves knows of an address.
select
  (select c.name from wallet_contacts c where c.member_id = :member_id and c.address = :address) as contact_name,
  (
    select count(*)::int from chain_payments p
    where p.member_id = :member_id and p.to_address = :address and p.genesis = :genesis?
      and p.state in ('confirmed', 'finalized')
  ) as "paid_before!";
