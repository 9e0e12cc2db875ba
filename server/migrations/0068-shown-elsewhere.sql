-- What was passed on and is declined, forgotten or brought back may still be shown elsewhere: then its file stays (as 0064 has it).
create or replace function release_held() returns trigger language plpgsql as $$
begin
  update media file set state = 'released' where file.id = any(old.more_media_ids) and file.state = 'kept'
    and not exists (select 1 from messages said where said.media_id = file.id)
    and not exists (select 1 from message_media more where more.media_id = file.id);
  return null;
end $$;

create or replace function release_withheld() returns trigger language plpgsql as $$
begin
  update media set state = 'released' where id = old.media_id and state = 'kept'
    and not exists (select 1 from messages said where said.media_id = old.media_id)
    and not exists (select 1 from message_media more where more.media_id = old.media_id);
  return null;
end $$;
