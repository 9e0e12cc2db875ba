-- TLK-01: several pictures in one message, and files that are neither picture, video nor sound.
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check
  check (kind in ('text', 'media', 'voice', 'file', 'poll', 'credit', 'system'));
alter table media drop constraint media_kind_check;
alter table media add constraint media_kind_check check (kind in ('image', 'video', 'audio', 'file'));
alter table partials drop constraint partials_screen_check;
alter table partials add constraint partials_screen_check check (screen in ('video', 'replay', 'file'));
-- What its sender calls a file.
alter table partials add column name text;

-- What an album shows after its first, in its order, as posts have it (0048).
alter table messages add column more_media jsonb;
alter table withheld_messages add column more_media jsonb;
-- Their files. They stay while a message is withheld, and go with it.
create table message_media (
  message_id uuid not null references messages (id) on delete cascade,
  media_id uuid not null,
  primary key (message_id, media_id)
);
create index message_media_file on message_media (media_id);
-- What was passed on is still shown elsewhere.
create function release_said() returns trigger language plpgsql as $$
begin
  update media set state = 'released' where id = old.media_id and state = 'kept'
    and not exists (select 1 from messages said where said.media_id = old.media_id)
    and not exists (select 1 from message_media more where more.media_id = old.media_id);
  return null;
end $$;
create trigger message_media_release after delete on message_media for each row execute function release_said();

-- The same of what waits for a moderator.
alter table held_messages add column more_media_ids uuid[];
create index held_messages_more_media on held_messages using gin (more_media_ids) where more_media_ids is not null;
create function release_held() returns trigger language plpgsql as $$
begin
  update media set state = 'released' where id = any(old.more_media_ids) and state = 'kept';
  return null;
end $$;
create trigger held_messages_release_more after delete on held_messages
  for each row when (old.more_media_ids is not null) execute function release_held();

-- A file is found by its name: as it is written, and by the words in it.
create index messages_file_words on messages using gin (
  to_tsvector('simple', coalesce(media #>> '{file,name}', '') || ' ' || translate(coalesce(media #>> '{file,name}', ''), '._-', '   '))
) where kind = 'file';
