-- Pinned: they stand at the top of their conversation, the newest pin first.
create table message_pins (
  message_id uuid primary key references messages (id) on delete cascade,
  conversation_id uuid not null references conversations (id) on delete cascade,
  member_id uuid references members (id) on delete set null,
  pinned_at timestamptz not null
);
create index message_pins_of on message_pins (conversation_id, pinned_at);
create index message_pins_member on message_pins (member_id) where member_id is not null;

-- Deleted by somebody for themselves alone.
create table hidden_messages (
  member_id uuid not null references members (id) on delete cascade,
  message_id uuid not null references messages (id) on delete cascade,
  hidden_at timestamptz not null,
  primary key (member_id, message_id)
);
create index hidden_messages_message on hidden_messages (message_id);

-- What a message said that is gone for everyone. Its sender can bring it back for a few seconds, an operator who hid it always.
create table withheld_messages (
  message_id uuid primary key references messages (id) on delete cascade,
  -- Who took it back; null: an operator hid it.
  member_id uuid references members (id) on delete cascade,
  content text not null,
  facets jsonb not null,
  image_url text,
  media jsonb,
  media_id uuid,
  duration real,
  until timestamptz,
  check ((member_id is null) = (until is null))
);
create index withheld_messages_member on withheld_messages (member_id) where member_id is not null;
create index withheld_messages_media on withheld_messages (media_id) where media_id is not null;
-- It was brought back, or is forgotten: only then does its file go.
create function release_withheld() returns trigger language plpgsql as $$
begin
  update media set state = 'released' where id = old.media_id and state = 'kept'
    and not exists (select 1 from messages said where said.media_id = old.media_id);
  return null;
end $$;
create trigger withheld_messages_release after delete on withheld_messages
  for each row when (old.media_id is not null) execute function release_withheld();

-- Passed on from another conversation. Whose words they were is told to those who may know that member.
alter table messages add column is_forwarded boolean not null default false;
alter table messages add column forwarded_from uuid references members (id) on delete set null;
create index messages_forwarded on messages (forwarded_from) where forwarded_from is not null;

alter table reports drop constraint reports_target_check;
alter table reports add constraint reports_target_check
  check (target in ('post', 'comment', 'member', 'stream', 'group', 'launch', 'message'));
alter table moderation_log drop constraint moderation_log_target_check;
alter table moderation_log add constraint moderation_log_target_check
  check (target in ('post', 'comment', 'member', 'stream', 'group', 'launch', 'message', 'product', 'key'));
