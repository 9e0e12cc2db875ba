-- Facts that were announced and not yet heard by everyone.
create table outbox (
  id uuid primary key,
  name text not null,
  payload jsonb not null,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  last_error text
);
create index outbox_due on outbox (due_at, id);

-- Answers of writes that carried an Idempotency-Key, so that a retry gets the same one.
create table idempotency (
  member_id uuid not null references members (id) on delete cascade,
  key text not null,
  request_hash text not null,
  -- json, not jsonb: a retry gets the very same bytes.
  reply json,
  created_at timestamptz not null,
  primary key (member_id, key)
);
create index idempotency_age on idempotency (created_at);

create table follows (
  follower_id uuid not null references members (id) on delete cascade,
  following_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, following_id),
  check (follower_id <> following_id)
);
create index follows_followers on follows (following_id, created_at desc, follower_id);
create index follows_following on follows (follower_id, created_at desc, following_id);

create table blocks (
  blocker_id uuid not null references members (id) on delete cascade,
  blocked_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);

create table mutes (
  member_id uuid not null references members (id) on delete cascade,
  muted_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, muted_id),
  check (member_id <> muted_id)
);

create table posts (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  content text not null,
  facets jsonb not null default '[]',
  image_url text,
  media jsonb,
  media_id uuid,
  -- The Idempotency-Key it was made with: a retry after a crash finds the post instead of making another.
  client_key text,
  likes_count integer not null default 0 check (likes_count >= 0),
  comments_count integer not null default 0 check (comments_count >= 0),
  shares_count integer not null default 0 check (shares_count >= 0),
  gifts_count integer not null default 0 check (gifts_count >= 0),
  gifts_total bigint not null default 0 check (gifts_total >= 0),
  created_at timestamptz not null
) with (fillfactor = 85);
-- Ids are made in the order of time: one index serves a member's posts and the following feed.
create index posts_member on posts (member_id, id desc);
create unique index posts_client_key on posts (member_id, client_key) where client_key is not null;

-- The following feed, written when somebody posts so that reading it costs the same for 5 and 5,000 followees.
-- No foreign keys: a row whose post or follow is gone is skipped when read.
create table timelines (
  member_id uuid not null,
  post_id uuid not null,
  author_id uuid not null,
  primary key (member_id, post_id)
);

create table likes (
  member_id uuid not null references members (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, post_id)
);
create index likes_post on likes (post_id);

create table shares (
  member_id uuid not null references members (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, post_id)
);
create index shares_post on shares (post_id);

create table comments (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  parent_id uuid references comments (id) on delete cascade,
  content text not null,
  facets jsonb not null default '[]',
  image_url text,
  media jsonb,
  media_id uuid,
  client_key text,
  likes_count integer not null default 0 check (likes_count >= 0),
  created_at timestamptz not null
);
create unique index comments_client_key on comments (member_id, client_key) where client_key is not null;
create index comments_post on comments (post_id, id);
create index comments_member on comments (member_id, id desc);
create index comments_parent on comments (parent_id) where parent_id is not null;

create table comment_likes (
  member_id uuid not null references members (id) on delete cascade,
  comment_id uuid not null references comments (id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, comment_id)
);
create index comment_likes_comment on comment_likes (comment_id);

create table bookmarks (
  id uuid not null,
  member_id uuid not null references members (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, post_id)
);
create unique index bookmarks_list on bookmarks (member_id, id desc);
create index bookmarks_post on bookmarks (post_id);

create table reports (
  id uuid primary key,
  reporter_id uuid references members (id) on delete set null,
  target text not null check (target in ('post', 'comment', 'member')),
  target_id uuid not null,
  reason text not null,
  note text,
  state text not null default 'open' check (state in ('open', 'dismissed', 'acted')),
  created_at timestamptz not null
);
create index reports_open on reports (created_at) where state = 'open';
create unique index reports_once on reports (reporter_id, target_id) where state = 'open' and reporter_id is not null;

-- Double entry: a transfer has entries that sum to zero, an account's balance is the sum of its entries.
create table accounts (
  id uuid primary key,
  kind text not null check (kind in ('treasury', 'member')),
  member_id uuid references members (id),
  unit text not null check (unit in ('WGM', 'WGR', 'points')),
  balance bigint not null default 0,
  check (kind = 'treasury' or balance >= 0),
  check ((kind = 'member') = (member_id is not null))
);
create unique index accounts_member on accounts (member_id, unit) where member_id is not null;
create unique index accounts_treasury on accounts (unit) where kind = 'treasury';
insert into accounts (id, kind, unit) values
  ('00000000-0000-7000-8000-000000000001', 'treasury', 'WGM'),
  ('00000000-0000-7000-8000-000000000002', 'treasury', 'WGR'),
  ('00000000-0000-7000-8000-000000000003', 'treasury', 'points');

create table transfers (
  id uuid primary key,
  kind text not null check (kind in ('welcome', 'gift')),
  key text not null constraint transfers_key unique,
  unit text not null check (unit in ('WGM', 'WGR', 'points')),
  amount bigint not null check (amount > 0),
  state text not null default 'done' check (state in ('pending', 'done', 'failed')),
  note text,
  created_at timestamptz not null
);

create table entries (
  transfer_id uuid not null references transfers (id),
  account_id uuid not null references accounts (id),
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
);
create index entries_account on entries (account_id, transfer_id desc);

create table gifts (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  sender_id uuid not null references members (id) on delete cascade,
  receiver_id uuid not null references members (id) on delete cascade,
  amount bigint not null check (amount > 0),
  transfer_id uuid not null references transfers (id),
  created_at timestamptz not null
);
create index gifts_post on gifts (post_id);
create index gifts_time on gifts (created_at);
create index gifts_sender on gifts (sender_id);
create index gifts_receiver on gifts (receiver_id);

-- Members who came before the ledger get the welcome grant too.
insert into accounts (id, kind, member_id, unit, balance) select gen_random_uuid(), 'member', id, 'WGM', 100 from members;
insert into transfers (id, kind, key, unit, amount, created_at)
  select gen_random_uuid(), 'welcome', 'welcome:' || id, 'WGM', 100, now() from members;
insert into entries (transfer_id, account_id, amount)
  select t.id, a.id, 100 from accounts a join transfers t on t.key = 'welcome:' || a.member_id;
insert into entries (transfer_id, account_id, amount)
  select id, '00000000-0000-7000-8000-000000000001', -100 from transfers where kind = 'welcome';
update accounts set balance = -100 * (select count(*) from members) where kind = 'treasury' and unit = 'WGM';

create table media (
  id uuid primary key,
  -- A member who goes leaves files behind: the sweeper finds them by the null.
  member_id uuid references members (id) on delete set null,
  kind text not null check (kind in ('image', 'video')),
  url text not null constraint media_url unique,
  folder text,
  name text not null,
  size integer not null,
  width integer,
  height integer,
  duration real,
  srcset text,
  poster_url text,
  thumbhash text,
  -- coming: its files are being written; kept: complete; released: nothing may need it any more.
  state text not null check (state in ('coming', 'kept', 'released')),
  used_at timestamptz,
  created_at timestamptz not null
);
create index media_member on media (member_id);
create index media_unused on media (created_at) where used_at is null;
create index media_released on media (id) where state = 'released' or member_id is null;
create index posts_media on posts (media_id) where media_id is not null;
create index comments_media on comments (media_id) where media_id is not null;

-- A post takes its comments along, a comment its answers, and a cascade tells nobody: so each row says it itself.
create function release_media() returns trigger language plpgsql as $$
begin
  update media set state = 'released' where id = old.media_id and state = 'kept';
  return null;
end $$;
create trigger posts_release_media after delete on posts
  for each row when (old.media_id is not null) execute function release_media();
create trigger comments_release_media after delete on comments
  for each row when (old.media_id is not null) execute function release_media();

create table uploads (
  token text primary key,
  member_id uuid not null references members (id) on delete cascade,
  screen text not null check (screen in ('create', 'dialog', 'comment', 'avatar')),
  kind text check (kind in ('image', 'video')),
  expires_at timestamptz not null
);
create index uploads_expiry on uploads (expires_at);
