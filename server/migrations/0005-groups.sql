-- Groups and channels are conversations: what their list shows stands with them, what only they have in tables of their own.
alter table conversations
  add column title text,
  add column avatar_url text,
  add column avatar_media_id uuid,
  -- Of a group or channel; of a direct one 0.
  add column members_count integer not null default 0,
  -- null: none.
  add column member_limit integer,
  add constraint conversations_named check (kind = 'direct' or title is not null),
  add constraint conversations_capacity check (members_count >= 0 and (member_limit is null or members_count <= member_limit));
create index conversations_largest on conversations (members_count desc, id desc) where kind <> 'direct';
create index conversations_avatar on conversations (avatar_media_id) where avatar_media_id is not null;
create function release_avatar() returns trigger language plpgsql as $$
begin
  update media set state = 'released' where id = old.avatar_media_id and state = 'kept';
  return null;
end $$;
create trigger conversations_release_avatar after delete on conversations
  for each row when (old.avatar_media_id is not null) execute function release_avatar();

-- Whoever leaves, is removed, or goes with their account takes their place out of the count: a cascade tells nobody else.
create function count_seats_gone() returns trigger language plpgsql as $$
begin
  update conversations c set members_count = c.members_count - g.n
  from (select conversation_id, count(*)::int as n from gone group by 1) g
  where c.id = g.conversation_id and c.kind <> 'direct';
  return null;
end $$;
create trigger conversation_members_gone after delete on conversation_members
  referencing old table as gone for each statement execute function count_seats_gone();
create index conversation_members_roles on conversation_members (conversation_id, role, joined_at) where role <> 'member';
create index conversation_members_joined on conversation_members (conversation_id, joined_at desc, member_id desc);

alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in ('text', 'media', 'voice', 'poll', 'system'));
alter table messages
  -- The name of a bot: it is no member.
  add column author text,
  -- In a channel: how many members have seen it.
  add column views_count integer not null default 0;
create index messages_sender on messages (sender_id, conversation_id, seq);

create table polls (
  message_id uuid primary key references messages (id) on delete cascade,
  options text[] not null check (cardinality(options) between 2 and 10),
  multiple boolean not null,
  counts integer[] not null,
  voters_count integer not null default 0,
  closed_at timestamptz,
  check (cardinality(counts) = cardinality(options))
);

-- No choice: taken back.
create table poll_votes (
  message_id uuid not null references polls (message_id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  choices integer[] not null,
  voted_at timestamptz not null,
  primary key (message_id, member_id)
);
create index poll_votes_member on poll_votes (member_id);

create function count_votes_gone() returns trigger language plpgsql as $$
begin
  update polls p set
    voters_count = (select count(*) from poll_votes v where v.message_id = p.message_id and v.choices <> '{}'),
    counts = (
      select array_agg((select count(*) from poll_votes v where v.message_id = p.message_id and o = any(v.choices))::int order by o)
      from generate_series(0, cardinality(p.options) - 1) o)
  where p.message_id in (select message_id from gone);
  return null;
end $$;
create trigger poll_votes_gone after delete on poll_votes
  referencing old table as gone for each statement execute function count_votes_gone();

create table message_views (
  message_id uuid not null references messages (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (message_id, member_id)
);
create index message_views_member on message_views (member_id);

create function count_views_gone() returns trigger language plpgsql as $$
begin
  update messages m set views_count = m.views_count - g.n
  from (select message_id, count(*)::int as n from gone group by 1) g where m.id = g.message_id;
  return null;
end $$;
create trigger message_views_gone after delete on message_views
  referencing old table as gone for each statement execute function count_views_gone();

create table groups (
  conversation_id uuid primary key references conversations (id) on delete cascade,
  description text not null,
  category text not null check (category in ('Technology', 'Crypto', 'Trading', 'Gaming', 'Art', 'Music', 'Sports', 'Education')),
  tags text[] not null,
  privacy text not null check (privacy in ('public', 'private')),
  media_sharing boolean not null,
  voice_messages boolean not null,
  polls_voting boolean not null,
  bot_integration boolean not null,
  auto_moderation boolean not null,
  slow_mode boolean not null,
  message_approval boolean not null,
  slow_seconds integer not null,
  words text[] not null,
  -- Whoever comes reads what was said after this: what was said in private stays so when the group becomes public.
  open_seq integer not null default 0
);

create table group_invites (
  code text primary key,
  conversation_id uuid not null references groups (conversation_id) on delete cascade,
  made_by uuid references members (id) on delete set null,
  needs_approval boolean not null,
  uses integer not null default 0,
  max_uses integer,
  expires_at timestamptz,
  created_at timestamptz not null,
  check (max_uses is null or uses <= max_uses)
);
create index group_invites_of on group_invites (conversation_id, created_at);
create index group_invites_maker on group_invites (made_by);

create table group_requests (
  conversation_id uuid not null references groups (conversation_id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (conversation_id, member_id)
);
create index group_requests_member on group_requests (member_id);
create index group_requests_last on group_requests (conversation_id, created_at desc, member_id desc);

create table group_bans (
  conversation_id uuid not null references groups (conversation_id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  banned_by uuid references members (id) on delete set null,
  created_at timestamptz not null,
  primary key (conversation_id, member_id)
);
create index group_bans_member on group_bans (member_id);
create index group_bans_by on group_bans (banned_by);

-- Of a token only its hash is kept.
create table group_bots (
  id uuid primary key,
  conversation_id uuid not null references groups (conversation_id) on delete cascade,
  name text not null,
  token_hash text not null unique,
  made_by uuid references members (id) on delete set null,
  created_at timestamptz not null
);
create index group_bots_of on group_bots (conversation_id);
create index group_bots_maker on group_bots (made_by);

-- What waits for a moderator; once approved it is the message with this id.
create table held_messages (
  id uuid primary key,
  conversation_id uuid not null references groups (conversation_id) on delete cascade,
  sender_id uuid not null references members (id) on delete cascade,
  client_id text,
  draft jsonb not null,
  media_id uuid,
  created_at timestamptz not null
);
create index held_messages_of on held_messages (conversation_id, id);
create index held_messages_sender on held_messages (sender_id);
create unique index held_messages_client_id on held_messages (sender_id, client_id) where client_id is not null;
create index held_messages_media on held_messages (media_id) where media_id is not null;
create trigger held_messages_release_media after delete on held_messages
  for each row when (old.media_id is not null) execute function release_media();
