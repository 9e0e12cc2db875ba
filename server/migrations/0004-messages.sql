-- One model under direct messages, groups and channels. Messages are numbered within their conversation (`seq`), and so is
-- everything that happens to them (`change`): whoever knows the last change they saw can ask for the rest.
create table conversations (
  id uuid primary key,
  kind text not null check (kind in ('direct', 'group', 'channel')),
  -- Of a direct one: both ids in order, so that two people have one.
  pair text constraint conversations_pair unique,
  last_seq integer not null default 0,
  last_change integer not null default 0,
  last_message_id uuid,
  last_at timestamptz not null,
  created_at timestamptz not null,
  check ((kind = 'direct') = (pair is not null))
);

create table conversation_members (
  conversation_id uuid not null references conversations (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  role text not null default 'member' check (role in ('owner', 'admin', 'moderator', 'member')),
  read_seq integer not null default 0,
  delivered_seq integer not null default 0,
  -- Written by somebody they do not know: it waits in a section of its own until it is answered or accepted.
  is_request boolean not null default false,
  is_muted boolean not null default false,
  -- What came before is not shown to them: they cleared it, or joined later.
  first_seq integer not null default 0,
  joined_at timestamptz not null,
  primary key (conversation_id, member_id)
);
create index conversation_members_of on conversation_members (member_id, conversation_id);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  seq integer not null,
  change integer not null,
  sender_id uuid references members (id) on delete cascade,
  kind text not null check (kind in ('text', 'media', 'voice', 'system')),
  content text not null,
  facets jsonb not null default '[]',
  image_url text,
  media jsonb,
  media_id uuid,
  duration real,
  reply_to uuid references messages (id) on delete set null,
  -- Made by the sender's device: a retry finds the message instead of making another.
  client_id text,
  edited_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null
);
create unique index messages_seq on messages (conversation_id, seq);
create unique index messages_change on messages (conversation_id, change);
create unique index messages_client_id on messages (sender_id, client_id) where client_id is not null;
create index messages_reply on messages (reply_to) where reply_to is not null;
create index messages_media on messages (media_id) where media_id is not null;
create index messages_words on messages using gin (to_tsvector('simple', content));
alter table conversations add foreign key (last_message_id) references messages (id) on delete set null;
create index conversations_last_message on conversations (last_message_id);

create table reactions (
  message_id uuid not null references messages (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  emoji text not null,
  created_at timestamptz not null,
  primary key (message_id, member_id, emoji)
);
create index reactions_member on reactions (member_id);

-- Who has a page open; renewed while it is, so that a process that dies leaves nobody online for long.
create table presence (
  member_id uuid primary key references members (id) on delete cascade,
  online_until timestamptz not null
);

create trigger messages_release_media after delete on messages
  for each row when (old.media_id is not null) execute function release_media();

alter table media drop constraint media_kind_check;
alter table media add constraint media_kind_check check (kind in ('image', 'video', 'audio'));
alter table uploads drop constraint uploads_kind_check;
alter table uploads add constraint uploads_kind_check check (kind in ('image', 'video', 'audio'));
alter table uploads drop constraint uploads_screen_check;
alter table uploads add constraint uploads_screen_check check (screen in ('create', 'dialog', 'comment', 'avatar', 'message', 'voice'));
