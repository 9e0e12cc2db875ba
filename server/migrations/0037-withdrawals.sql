-- What the server itself pays on a network, signed by a key of its own. A row is there before anything is sent; while it is
-- not signed nothing of it can have happened, and once it is, only these bytes are sent until they have landed or never will.
create table chain_orders (
  id uuid primary key,
  -- Which room asked for it, and settles it.
  kind text not null,
  genesis text not null,
  tries integer not null default 0,
  signature text unique,
  bytes bytea,
  last_valid_height bigint not null default 0,
  state text not null default 'waiting'
    check (state in ('waiting', 'signed', 'sent', 'confirmed', 'finalized', 'failed', 'expired')),
  error text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'waiting') = (signature is null))
);
create index chain_orders_open on chain_orders (genesis) where settled_at is null;

-- Credit that leaves as tokens. It lies in the ledger's held account until its order is settled.
create table withdrawals (
  id uuid primary key,
  -- Null: they have gone while it was under way.
  member_id uuid references members (id) on delete set null,
  address text not null,
  amount bigint not null check (amount > 0),
  -- In the smallest units of the token, at the rate of that moment.
  tokens bigint not null check (tokens > 0),
  mint text not null,
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'returned')),
  transfer_id uuid not null references transfers (id),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index withdrawals_member on withdrawals (member_id, id desc);
create index withdrawals_open on withdrawals (created_at) where settled_at is null;
create unique index withdrawals_transfer on withdrawals (transfer_id);
