create extension if not exists pg_trgm;

alter table members
  add column private boolean not null default false,
  -- suspended: by an operator; deactivated: by themselves, until they come back or `erase_after` has passed.
  add column state text not null default 'active' check (state in ('active', 'suspended', 'deactivated')),
  add column state_reason text,
  add column erase_after timestamptz;
create index members_erase_after on members (erase_after) where erase_after is not null;
create index members_username_prefix on members (lower(username) text_pattern_ops);
create index members_name_prefix on members (lower(display_name) text_pattern_ops);
create index members_alike on members using gin (lower(username || ' ' || display_name) gin_trgm_ops);
-- Who is called something like these words, best first. How alike is alike enough is said for this question alone.
create function alike_members(words text, most integer) returns table (id uuid, likeness real) language sql stable
  set pg_trgm.word_similarity_threshold = 0.45
  as $$
    select m.id, word_similarity(words, lower(m.username || ' ' || m.display_name)) as likeness
    from members m where words <% lower(m.username || ' ' || m.display_name) and m.state = 'active'
    order by likeness desc, m.followers_count desc, m.id limit most
  $$;

-- D20: whoever wants to follow a private member waits here until they are accepted.
create table follow_requests (
  follower_id uuid not null references members (id) on delete cascade,
  following_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, following_id),
  check (follower_id <> following_id)
);
create index follow_requests_waiting on follow_requests (following_id, created_at desc, follower_id);
create index mutes_muted on mutes (muted_id);

-- Hidden by an operator: only the author still sees it.
alter table posts add column hidden_at timestamptz;
alter table comments add column hidden_at timestamptz;

-- Hashtags in lower case and without their #, written after the post from its facets.
create table post_tags (
  tag text collate "C" not null,
  post_id uuid not null references posts (id) on delete cascade,
  primary key (tag, post_id)
);
create index post_tags_post on post_tags (post_id);
insert into post_tags (tag, post_id)
  select distinct facet ->> 'value', p.id from posts p cross join jsonb_array_elements(p.facets) facet
  where facet ->> 'kind' = 'hashtag';
create index posts_words on posts using gin (to_tsvector('simple', content));

-- What a member prefers; what is absent has its default.
create table settings (
  member_id uuid primary key references members (id) on delete cascade,
  choices jsonb not null default '{}',
  updated_at timestamptz not null
);

create table notices (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null,
  from_id uuid references members (id) on delete cascade,
  post_id uuid references posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  details jsonb not null default '{}',
  -- What it tells, once: the same fact heard twice makes one notice, and undoing it finds this one again.
  key text not null,
  read_at timestamptz,
  created_at timestamptz not null
);
create unique index notices_key on notices (member_id, key);
create index notices_list on notices (member_id, id desc);
create index notices_unread on notices (member_id, id desc) where read_at is null;
create index notices_from on notices (from_id) where from_id is not null;
create index notices_post on notices (post_id) where post_id is not null;
create index notices_comment on notices (comment_id) where comment_id is not null;

-- A device that wants to be woken; it ends with its session.
create table push_subscriptions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null constraint push_subscriptions_endpoint unique,
  keys jsonb not null,
  failures integer not null default 0,
  created_at timestamptz not null
);
create index push_subscriptions_member on push_subscriptions (member_id);
create index push_subscriptions_session on push_subscriptions (session_id);

-- What a member's posts received, by day (UTC) and in all, and how their posts stand. Kept by the facts of other rooms,
-- in the transaction that hears them: equal to the rows as soon as everything has been heard.
create table activity (
  member_id uuid not null references members (id) on delete cascade,
  day date not null,
  posts integer not null default 0,
  likes integer not null default 0,
  comments integer not null default 0,
  shares integer not null default 0,
  bookmarks integer not null default 0,
  views integer not null default 0,
  profile_views integer not null default 0,
  primary key (member_id, day)
);
create table activity_totals (
  member_id uuid primary key references members (id) on delete cascade,
  likes bigint not null default 0,
  comments bigint not null default 0,
  shares bigint not null default 0,
  bookmarks bigint not null default 0,
  views bigint not null default 0,
  profile_views bigint not null default 0
);
create table standings (
  post_id uuid primary key references posts (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  likes integer not null,
  views integer not null default 0
);
create index standings_best on standings (member_id, likes desc, post_id desc);
-- Once for each viewer and day; the target is a post or a member.
create table views (
  target_id uuid not null,
  viewer_id uuid not null references members (id) on delete cascade,
  day date not null,
  primary key (target_id, viewer_id, day)
);
create index views_viewer on views (viewer_id);

insert into activity (member_id, day, posts, likes, comments, shares, bookmarks)
  select member_id, day, sum(posts), sum(likes), sum(comments), sum(shares), sum(bookmarks) from (
    select member_id, (created_at at time zone 'utc')::date as day, 1 as posts, 0 as likes, 0 as comments, 0 as shares, 0 as bookmarks from posts
    union all select p.member_id, (l.created_at at time zone 'utc')::date, 0, 1, 0, 0, 0 from likes l join posts p on p.id = l.post_id
    union all select p.member_id, (c.created_at at time zone 'utc')::date, 0, 0, 1, 0, 0 from comments c join posts p on p.id = c.post_id
    union all select p.member_id, (s.created_at at time zone 'utc')::date, 0, 0, 0, 1, 0 from shares s join posts p on p.id = s.post_id
    union all select p.member_id, (b.created_at at time zone 'utc')::date, 0, 0, 0, 0, 1 from bookmarks b join posts p on p.id = b.post_id
  ) happened group by member_id, day;
insert into activity_totals (member_id, likes, comments, shares, bookmarks)
  select member_id, sum(likes), sum(comments), sum(shares), sum(bookmarks) from activity group by member_id;
insert into standings (post_id, member_id, likes) select id, member_id, likes_count from posts;

-- What operators did and why. Nobody can rewrite it, not even the program: ids of members who have gone point nowhere.
create table moderation_log (
  id uuid primary key,
  operator_id uuid not null,
  action text not null check (action in ('dismiss', 'hide', 'restore', 'suspend', 'reinstate', 'appeal_granted', 'appeal_refused')),
  target text not null check (target in ('post', 'comment', 'member')),
  target_id uuid not null,
  member_id uuid not null,
  reason text not null check (reason <> ''),
  created_at timestamptz not null
);
create index moderation_log_member on moderation_log (member_id, id desc);
create index moderation_log_target on moderation_log (target_id, id desc);
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the log of moderation is only added to';
end $$;
create trigger moderation_log_stays before update or delete on moderation_log
  for each statement execute function refuse_rewriting();

alter table reports
  add column decision_id uuid references moderation_log (id),
  add column decided_at timestamptz;
create index reports_target on reports (target_id);
create index reports_reporter on reports (reporter_id) where reporter_id is not null;

create table appeals (
  id uuid primary key,
  decision_id uuid not null constraint appeals_decision unique references moderation_log (id),
  member_id uuid not null references members (id) on delete cascade,
  text text not null,
  state text not null default 'open' check (state in ('open', 'granted', 'refused')),
  created_at timestamptz not null,
  decided_at timestamptz
);
create index appeals_open on appeals (created_at) where state = 'open';
create index appeals_member on appeals (member_id);

-- Archives that members asked for; the file is in the media store and goes with the row.
create table exports (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  file text,
  size bigint,
  created_at timestamptz not null,
  expires_at timestamptz
);
create index exports_member on exports (member_id, id desc);

-- The account of a member who has gone keeps its entries, so that the ledger still sums to zero, and nobody's name.
alter table accounts drop constraint accounts_kind_check;
alter table accounts add constraint accounts_kind_check check (kind in ('treasury', 'member', 'closed'));
alter table transfers drop constraint transfers_kind_check;
alter table transfers add constraint transfers_kind_check check (kind in ('welcome', 'gift', 'closing'));
