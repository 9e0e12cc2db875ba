-- Posts that travel and hold more: reposts, quotes, up to four pictures, polls, edits, warnings.

alter table posts
  add column reposts_count integer not null default 0 check (reposts_count >= 0),
  add column quotes_count integer not null default 0 check (quotes_count >= 0),
  -- No foreign key: a quote stays when what it speaks of has gone, and says so.
  add column quote_of uuid,
  -- The pictures after the first, as they are shown.
  add column more_media jsonb,
  add column has_poll boolean not null default false,
  add column warning text,
  add column edited_at timestamptz;
create index posts_quotes on posts (quote_of, id desc) where quote_of is not null;

-- The id is made in the order of time, like a post's: both stand in one line of a timeline or a profile.
create table reposts (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  created_at timestamptz not null,
  unique (member_id, post_id)
);
create index reposts_post on reposts (post_id, created_at desc, member_id desc);
create index reposts_member on reposts (member_id, id desc);

-- In a timeline `post_id` is the place of an entry: a post's own id, or that of the repost that shows it.
alter table timelines add column shows uuid;
create index timelines_shown on timelines (member_id, shows) where shows is not null;

create table post_media (
  post_id uuid not null references posts (id) on delete cascade,
  media_id uuid not null,
  primary key (post_id, media_id)
);
create index post_media_file on post_media (media_id);
create trigger post_media_release after delete on post_media for each row execute function release_media();

create table post_polls (
  post_id uuid primary key references posts (id) on delete cascade,
  options text[] not null,
  -- How many chose each, in the order of the options.
  votes integer[] not null,
  ends_at timestamptz not null
) with (fillfactor = 70);

create table post_votes (
  member_id uuid not null references members (id) on delete cascade,
  post_id uuid not null references post_polls (post_id) on delete cascade,
  choice smallint not null,
  created_at timestamptz not null,
  primary key (member_id, post_id)
);
create index post_votes_post on post_votes (post_id);

-- What a post said before each edit.
create table post_versions (
  post_id uuid not null references posts (id) on delete cascade,
  -- The first is 0.
  version smallint not null,
  -- Until when it read so.
  until timestamptz not null,
  content text not null,
  facets jsonb not null,
  warning text,
  primary key (post_id, version)
);

create function count_quotes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update posts set quotes_count = quotes_count + 1 where id = new.quote_of;
  else
    update posts set quotes_count = quotes_count - 1 where id = old.quote_of;
  end if;
  return null;
end $$;
create trigger posts_quoted after insert on posts
  for each row when (new.quote_of is not null) execute function count_quotes();
create trigger posts_unquoted after delete on posts
  for each row when (old.quote_of is not null) execute function count_quotes();

create function count_post_votes_gone() returns trigger language plpgsql as $$
begin
  update post_polls p set votes = (
    select array_agg((select count(*) from post_votes v where v.post_id = p.post_id and v.choice = o)::int order by o)
    from generate_series(0, cardinality(p.options) - 1) o)
  where p.post_id in (select post_id from gone);
  return null;
end $$;
create trigger post_votes_gone after delete on post_votes
  referencing old table as gone for each statement execute function count_post_votes_gone();
