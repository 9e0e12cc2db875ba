-- People and posts of other servers, and how we speak with those.

-- Null: at home. Somebody elsewhere is called @name@host.
alter table members add column host text;
alter table members drop constraint members_username_check;
alter table members add constraint members_username_check check (
  case when host is null then username ~ '^@[A-Za-z0-9_]{3,30}$'
    else username ~ '^@[A-Za-z0-9_.-]{1,64}@' and right(username, length(host) + 1) = '@' || host and length(host) <= 255
  end
);
create index members_elsewhere on members (host, id) where host is not null;

-- Written elsewhere. Public feeds are read from what was written here, however much comes in.
alter table posts add column remote boolean not null default false;
create index posts_home on posts (id desc) where not remote;

-- The follower is elsewhere: no timeline is written for them, their server is told.
alter table follows add column away boolean not null default false;
create index follows_away on follows (following_id, follower_id) where away;

-- One row: the address that this network is known by. Ids are made of it, so it never changes.
create table federation_home (
  one boolean primary key default true check (one),
  origin text not null,
  created_at timestamptz not null
);

create table federation_hosts (
  name text primary key,
  -- limited: in no public list, and heard by those who follow somebody there; blocked: not spoken with.
  state text not null default 'open' check (state in ('open', 'limited', 'blocked')),
  reason text,
  -- Nothing could be delivered since; it rests until the next try.
  failing_since timestamptz,
  next_try_at timestamptz,
  created_at timestamptz not null
);

create table federation_actors (
  member_id uuid primary key references members (id) on delete cascade,
  uri text not null constraint federation_actors_uri unique,
  inbox text not null,
  shared_inbox text,
  followers_uri text,
  url text,
  key_id text not null,
  public_key text not null,
  fetched_at timestamptz not null
);

-- Private keys are sealed. No foreign key: a member who is erased still signs their farewell. The nil id is the server itself.
create table federation_keys (
  member_id uuid primary key,
  sealed_key text not null,
  public_key text not null,
  created_at timestamptz not null
);

-- What somebody elsewhere calls something that we keep.
create table federation_objects (
  uri text primary key,
  post_id uuid references posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  check (num_nonnulls(post_id, comment_id) = 1)
);
create index federation_objects_post on federation_objects (post_id) where post_id is not null;
create index federation_objects_comment on federation_objects (comment_id) where comment_id is not null;

-- Activities that have been taken in, so that none is taken in twice.
create table federation_heard (
  uri text primary key,
  heard_at timestamptz not null
);
create index federation_heard_age on federation_heard (heard_at);

-- What is on its way to others: written once, delivered to each of their servers by a job.
create table federation_letters (
  id uuid primary key,
  member_id uuid not null,
  body text not null,
  -- Where it goes, until each of them has a job.
  inboxes text[],
  created_at timestamptz not null
);
create index federation_letters_new on federation_letters (id) where inboxes is not null;
create index federation_letters_age on federation_letters (created_at);
