-- What the desk trades with, by token. Several pools may lie at one address: these rows say what is whose.
create table swap_pools (
  id uuid primary key,
  genesis text not null,
  mint text not null,
  program text not null,
  decimals integer not null check (decimals between 0 and 18),
  symbol text not null,
  -- In lamports, and in the smallest units of the token; what has landed for good.
  sol bigint not null check (sol > 0),
  tokens bigint not null check (tokens > 0),
  created_at timestamptz not null
);
create unique index swap_pools_mint on swap_pools (genesis, mint);

-- Offers. They hold nothing back, and are gone once they are taken or a while after their time.
create table swap_quotes (
  id uuid primary key,
  pool_id uuid not null references swap_pools (id),
  member_id uuid not null references members (id) on delete cascade,
  address text not null,
  side text not null check (side in ('buy', 'sell')),
  amount_in bigint not null check (amount_in > 0),
  amount_out bigint not null check (amount_out > 0),
  least_out bigint not null,
  fee bigint not null check (fee >= 0),
  impact integer not null,
  message bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index swap_quotes_expired on swap_quotes (expires_at);
create index swap_quotes_member on swap_quotes (member_id);

-- Offers that were taken: a row is there before anything is sent. It has the id of its offer and of its order.
create table swap_trades (
  id uuid primary key,
  pool_id uuid not null references swap_pools (id),
  -- Null: they have gone.
  member_id uuid references members (id) on delete set null,
  address text not null,
  side text not null check (side in ('buy', 'sell')),
  amount_in bigint not null check (amount_in > 0),
  amount_out bigint not null check (amount_out > 0),
  fee bigint not null check (fee >= 0),
  signature text not null unique,
  state text not null default 'sent' check (state in ('sent', 'landed', 'lost')),
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'sent') = (settled_at is null))
);
create index swap_trades_open on swap_trades (pool_id, side) include (amount_in, amount_out) where state = 'sent';
create index swap_trades_landed on swap_trades (pool_id, id desc) where state = 'landed';
create index swap_trades_member on swap_trades (member_id, id desc);

-- How the price went: what landed in each quarter of an hour, hour, six hours and day.
create table swap_prices (
  pool_id uuid not null references swap_pools (id),
  span text not null check (span in ('quarter', 'hour', 'six', 'day')),
  at timestamptz not null,
  -- SOL for one whole token, with 15 decimals.
  low numeric(50) not null,
  high numeric(50) not null,
  close numeric(50) not null,
  -- In lamports.
  volume numeric(20) not null,
  primary key (pool_id, span, at)
);
