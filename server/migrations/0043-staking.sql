-- What is promised out of one rewards account, and what was paid from it. Whoever promises or pays locks the row.
create table staking_pools (
  -- The network and the token.
  id text primary key,
  -- Kept for members and not paid yet, whether or not they have asked for it.
  owed numeric(20) not null default 0 check (owed >= 0),
  paid numeric(20) not null default 0 check (paid >= 0),
  -- Of all members, as far as it was seen.
  staked numeric(40) not null default 0 check (staked >= 0)
);

-- What a member has staked, in an account of their own on the network. The row says what was seen there.
create table stakes (
  pool text not null references staking_pools (id),
  member_id uuid not null references members (id) on delete cascade,
  address text not null,
  -- Null: another member has proved meanwhile that the address is theirs.
  account text,
  amount numeric(20) not null check (amount >= 0),
  rewards numeric(20) not null default 0 check (rewards >= 0),
  paid numeric(20) not null default 0 check (paid >= 0),
  -- The newest transaction that was seen there: the next look begins after it.
  signature text,
  looked_at timestamptz not null,
  primary key (member_id, pool)
);
-- Nobody earns for an account that another earns for.
create unique index stakes_account on stakes (pool, account);
create index stakes_due on stakes (pool, member_id);

-- Rewards that leave for a wallet.
create table stake_claims (
  id uuid primary key,
  pool text not null references staking_pools (id),
  -- Null: they have gone while it was under way.
  member_id uuid references members (id) on delete set null,
  -- One for each key of an action.
  key text not null unique,
  address text not null,
  amount numeric(20) not null check (amount > 0),
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'returned')),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index stake_claims_member on stake_claims (member_id, id desc);
create index stake_claims_open on stake_claims (pool) where settled_at is null;
