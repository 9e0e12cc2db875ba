-- Live streams. A live one belongs to a page of its host, which says every few seconds that it is there; without that the
-- stream ends. Counters change in the statement that writes the row they count.
create table streams (
  id uuid primary key,
  host_id uuid not null references members (id) on delete cascade,
  title text not null,
  category text not null check (category in ('crypto', 'defi', 'nft', 'gaming', 'education', 'general')),
  state text not null check (state in ('scheduled', 'live', 'ended')),
  scheduled_for timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- Of a live one: until when its host is believed to be there.
  alive_until timestamptz,
  slow_seconds integer not null default 0 check (slow_seconds between 0 and 3600),
  likes_count integer not null default 0 check (likes_count >= 0),
  comments_count integer not null default 0 check (comments_count >= 0),
  shares_count integer not null default 0 check (shares_count >= 0),
  earnings bigint not null default 0 check (earnings >= 0),
  peak_viewers integer not null default 0 check (peak_viewers >= 0),
  replay_url text,
  replay jsonb,
  -- Not a reference: the file outlives or dies by itself.
  media_id uuid,
  created_at timestamptz not null,
  check (state <> 'scheduled' or scheduled_for is not null),
  check ((state = 'live') = (alive_until is not null)),
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'scheduled') = (started_at is null))
);
-- One at a time.
create unique index streams_live on streams (host_id) where state = 'live';
create index streams_alive on streams (alive_until) where state = 'live';
create index streams_scheduled on streams (scheduled_for, id) where state = 'scheduled';
create index streams_host on streams (host_id, id desc);
create index streams_media on streams (media_id) where media_id is not null;
create trigger streams_release_media after delete on streams
  for each row when (old.media_id is not null) execute function release_media();

create table stream_likes (
  stream_id uuid not null references streams (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (stream_id, member_id)
);
create index stream_likes_member on stream_likes (member_id);

create table stream_shares (
  stream_id uuid not null references streams (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (stream_id, member_id)
);
create index stream_shares_member on stream_shares (member_id);

-- What is taken out loses its words and stays for the books: a superchat was paid.
create table stream_messages (
  id uuid primary key,
  stream_id uuid not null references streams (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  content text not null,
  amount bigint check (amount > 0),
  -- No reference: the books are closed before what they were opened for.
  transfer_id uuid unique,
  client_key text,
  deleted_at timestamptz,
  created_at timestamptz not null,
  check ((amount is null) = (transfer_id is null))
);
create index stream_messages_of on stream_messages (stream_id, id desc);
create index stream_messages_member on stream_messages (member_id);
create unique index stream_messages_key on stream_messages (member_id, client_key) where client_key is not null;

create table stream_bans (
  stream_id uuid not null references streams (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (stream_id, member_id)
);
create index stream_bans_member on stream_bans (member_id);

-- How many watch through each process of this program, believed for as long as the process repeats it.
create table stream_viewers (
  stream_id uuid not null references streams (id) on delete cascade,
  process_id uuid not null,
  viewers integer not null check (viewers >= 0),
  believed_until timestamptz not null,
  primary key (stream_id, process_id)
);

-- What goes with an account leaves true counts behind: a cascade tells nobody else.
create function count_stream_likes_gone() returns trigger language plpgsql as $$
begin
  update streams s set likes_count = s.likes_count - g.n
  from (select stream_id, count(*)::int as n from gone group by 1) g where s.id = g.stream_id;
  return null;
end $$;
create trigger stream_likes_gone after delete on stream_likes
  referencing old table as gone for each statement execute function count_stream_likes_gone();

create function count_stream_shares_gone() returns trigger language plpgsql as $$
begin
  update streams s set shares_count = s.shares_count - g.n
  from (select stream_id, count(*)::int as n from gone group by 1) g where s.id = g.stream_id;
  return null;
end $$;
create trigger stream_shares_gone after delete on stream_shares
  referencing old table as gone for each statement execute function count_stream_shares_gone();

create function count_stream_messages_gone() returns trigger language plpgsql as $$
begin
  update streams s set comments_count = s.comments_count - g.n, earnings = s.earnings - g.paid
  from (
    select stream_id, (count(*) filter (where deleted_at is null))::int as n, coalesce(sum(amount), 0)::bigint as paid
    from gone group by 1
  ) g where s.id = g.stream_id;
  return null;
end $$;
create trigger stream_messages_gone after delete on stream_messages
  referencing old table as gone for each statement execute function count_stream_messages_gone();
