-- What a member has been asked to pay in tokens. A fresh reference stands in the payment, by which it is found on the network;
-- what arrived decides, and nothing that anybody claims.
create table invoices (
  id uuid primary key,
  -- Null: they have gone.
  member_id uuid references members (id) on delete set null,
  purpose text not null check (purpose in ('deposit', 'badge', 'ticket')),
  -- What it is for, where that is a row of somewhere else.
  subject_id uuid,
  genesis text not null,
  mint text not null,
  -- In the smallest units of the token.
  amount bigint not null check (amount > 0),
  arrived bigint not null default 0 check (arrived >= 0),
  -- Whose token account takes it.
  to_address text not null,
  reference text not null unique,
  state text not null default 'open' check (state in ('open', 'paid', 'lapsed')),
  -- Why what was sent last did not do, in one word.
  problem text check (problem in ('short', 'another_token', 'failed', 'elsewhere', 'used')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz
);
create index invoices_member on invoices (member_id, purpose, id desc);
create index invoices_open on invoices (genesis, expires_at) where settled_at is null;

-- Transactions that were looked at. One pays one invoice: the first that it was found for.
create table invoice_payments (
  signature text not null,
  genesis text not null,
  invoice_id uuid not null references invoices (id) on delete cascade,
  -- 0: nothing of what was asked for.
  amount bigint not null check (amount >= 0),
  seen_at timestamptz not null,
  primary key (genesis, signature)
);
create index invoice_payments_invoice on invoice_payments (invoice_id);

alter table members drop constraint members_verified_by_check;
alter table members add constraint members_verified_by_check
  check (verified_by in ('x', 'early', 'points', 'tokens', 'operator', 'demo'));
