-- What operators take out of the keys of this server. One at a time for each key, so that what is free is counted once.
create table sweeps (
  id uuid primary key,
  -- Null: they have gone since. The log knows which member it was.
  operator_id uuid references members (id) on delete set null,
  -- One for each key of an action.
  key text not null unique,
  genesis text not null,
  from_key text not null check (from_key in ('treasury', 'desk', 'rewards', 'launch', 'tickets')),
  -- Both null: SOL.
  mint text,
  program text,
  decimals integer not null,
  -- Null: nobody here knows this token.
  symbol text,
  amount numeric(20) not null check (amount > 0),
  address text not null,
  -- It was taken out of what rewards are paid from, and the books there know of it.
  is_held boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'returned')),
  created_at timestamptz not null,
  settled_at timestamptz
);
create unique index sweeps_open on sweeps (genesis, from_key) where settled_at is null;
create index sweeps_operator on sweeps (operator_id) where operator_id is not null;

-- What an operator takes out of the rewards account is promised to nobody from the moment that it is decided.
alter table staking_pools
  add column leaving numeric(20) not null default 0 check (leaving >= 0),
  add column gone numeric(20) not null default 0 check (gone >= 0);

-- Decisions about money stand in the same log. They are about a product or a key, and about no member.
alter table moderation_log drop constraint moderation_log_action_check;
alter table moderation_log add constraint moderation_log_action_check check (action in ('dismiss', 'hide', 'restore', 'suspend',
  'reinstate', 'appeal_granted', 'appeal_refused', 'pause', 'resume', 'sweep'));
alter table moderation_log drop constraint moderation_log_target_check;
alter table moderation_log add constraint moderation_log_target_check
  check (target in ('post', 'comment', 'member', 'stream', 'group', 'launch', 'product', 'key'));
alter table moderation_log
  alter column target_id drop not null,
  alter column member_id drop not null,
  add column about text,
  add column detail text,
  add constraint moderation_log_of_whom
    check ((about is null) = (target_id is not null) and (target_id is null) = (member_id is null));

-- All that ever left and came in is summed up for operators.
create index transfers_with_tokens on transfers (kind) include (amount) where kind in ('withdrawn', 'deposit');
create index withdrawals_not_paid on withdrawals (state, id desc) where state <> 'paid';
