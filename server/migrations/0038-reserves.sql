-- What all credit came to on a day, as a tree of sums whose root is published. Leaves say nothing of whose they are: only the
-- holder of an account is told its number, and can find themselves under the root with it.
create table reserves (
  -- As people write it: 2026-11-16.
  day text primary key,
  root text not null,
  total bigint not null,
  leaves integer not null,
  created_at timestamptz not null
);

-- Of the last days alone: what is older can be checked by whoever kept their proof.
create table reserve_leaves (
  day text not null,
  account_id uuid not null references accounts (id) on delete cascade,
  nonce text not null,
  amount bigint not null check (amount > 0),
  primary key (day, nonce)
);
create unique index reserve_leaves_account on reserve_leaves (account_id, day);
