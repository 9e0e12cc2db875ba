-- A token that a member launches, and the sale of it. It is a draft until its creator has signed; the network then makes it.
create table launches (
  id uuid primary key,
  -- Null: they have gone. The token stays.
  creator_id uuid references members (id) on delete set null,
  creator_address text not null,
  genesis text not null,
  name text not null,
  symbol text not null,
  image_url text,
  media_id uuid,
  mint text not null,
  -- The account of two signatures that the creator's share belongs to.
  lock text not null,
  -- In smallest units of the token; goal and cap in lamports.
  supply bigint not null check (supply > 0),
  share bigint not null check (share >= 0 and share < supply),
  goal bigint not null check (goal > 0),
  cap bigint not null check (cap > 0 and cap <= goal),
  vesting_days integer not null check (vesting_days > 0),
  open_hours integer not null check (open_hours > 0),
  state text not null default 'draft'
    check (state in ('draft', 'making', 'open', 'opening', 'opened', 'missed', 'failed')),
  -- What was composed for the creator to sign, and what before it: somebody may be signing while it is made anew.
  message bytea,
  earlier bytea,
  created_at timestamptz not null,
  closes_at timestamptz not null,
  opened_at timestamptz,
  -- Of the order that burns what is left of the sale.
  end_id uuid not null,
  -- An operator has taken it off all lists.
  hidden_at timestamptz
);
create unique index launches_mint on launches (mint);
create unique index launches_end on launches (end_id);
create index launches_creator on launches (creator_id, id desc);
create index launches_open on launches (genesis, closes_at, id) where state = 'open';
create index launches_over on launches (genesis, id desc) where state in ('opening', 'opened', 'missed');
create index launches_media on launches (media_id) where media_id is not null;

-- Wrapped SOL in an account of the member's own. What counts is what the network says of it when the sale ends.
create table launch_pledges (
  id uuid primary key,
  launch_id uuid not null references launches (id) on delete cascade,
  -- Null: they have gone while it was under way.
  member_id uuid references members (id) on delete set null,
  address text not null,
  account text not null,
  token_account text not null,
  -- In lamports, as the network last said and up to the cap.
  amount bigint not null default 0 check (amount >= 0),
  pays bigint not null default 0 check (pays >= 0 and pays <= amount),
  gets bigint not null default 0 check (gets >= 0),
  state text not null default 'pledged' check (state in ('pledged', 'filling', 'filled', 'let_go')),
  -- Its order is placed.
  is_ordered boolean not null default false,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (launch_id, member_id)
);
create index launch_pledges_member on launch_pledges (member_id, id desc);
create index launch_pledges_unordered on launch_pledges (launch_id, id) where state = 'filling' and not is_ordered;

-- What of a creator's share was handed out, in steps.
create table launch_releases (
  id uuid primary key,
  launch_id uuid not null references launches (id) on delete cascade,
  amount bigint not null check (amount > 0),
  state text not null default 'draft' check (state in ('draft', 'waiting', 'paid', 'returned')),
  message bytea not null,
  earlier bytea,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index launch_releases_launch on launch_releases (launch_id, id);
-- One at a time: two that were made side by side could each be within what is free.
create unique index launch_releases_open on launch_releases (launch_id) where state in ('draft', 'waiting');

-- Who holds most of a token of the test network.
create index chain_accounts_by_mint on chain_accounts (substring(data from 1 for 32)) where holder is not null;

-- Launches can be reported, and taken off lists.
alter table reports drop constraint reports_target_check;
alter table reports add constraint reports_target_check
  check (target in ('post', 'comment', 'member', 'stream', 'group', 'launch'));
alter table moderation_log drop constraint moderation_log_target_check;
alter table moderation_log add constraint moderation_log_target_check
  check (target in ('post', 'comment', 'member', 'stream', 'group', 'launch'));
