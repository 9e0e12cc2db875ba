-- The embedded test network: its rows are the chain. A transaction of the chain is one transaction of the database.
create table chain_genesis (
  one boolean primary key default true check (one),
  -- Blockhashes are made from it; it guards nothing of worth.
  secret bytea not null,
  started_at timestamptz not null,
  -- All that there are, from the first day.
  lamports numeric(20) not null,
  -- No clock that is put back takes the network behind this.
  top_slot bigint not null default 0
);

create table chain_accounts (
  address text primary key,
  lamports numeric(20) not null check (lamports > 0),
  owner text not null,
  data bytea not null,
  slot bigint not null,
  -- Transactions that it has paid for.
  paid integer not null default 0,
  -- Of a token account: whose it is.
  holder bytea generated always as (
    case
      when owner in ('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
        and length(data) >= 165
      then substring(data from 33 for 32)
    end
  ) stored
);

create index chain_accounts_by_holder on chain_accounts (holder) where holder is not null;

create table chain_transactions (
  seq bigint generated always as identity unique,
  -- Once only: the same signed bytes have the same signature.
  signature text primary key,
  slot bigint not null,
  landed_at timestamptz not null,
  error jsonb,
  fee bigint not null,
  bytes bytea not null,
  meta jsonb not null,
  memo text
);

create table chain_touches (
  address text not null,
  seq bigint not null references chain_transactions (seq),
  primary key (address, seq)
);

-- What members have signed here, on whatever network, until it has landed or never will.
create table chain_payments (
  signature text primary key,
  genesis text not null,
  member_id uuid not null references members (id) on delete cascade,
  bytes bytea not null,
  last_valid_height bigint not null,
  state text not null check (state in ('signed', 'sent', 'confirmed', 'finalized', 'failed', 'expired')),
  error text,
  to_address text,
  created_at timestamptz not null,
  settled_at timestamptz
);

create index chain_payments_by_member on chain_payments (member_id, created_at desc, signature desc);
-- Those that somebody still has to follow.
create index chain_payments_open on chain_payments (genesis) where settled_at is null;
create index chain_payments_to on chain_payments (member_id, to_address, created_at desc) where to_address is not null;

-- Keys of the server itself, each sealed.
create table chain_keys (
  name text primary key,
  address text not null unique,
  sealed text not null,
  created_at timestamptz not null
);
