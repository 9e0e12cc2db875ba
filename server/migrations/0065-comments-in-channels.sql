-- Comments under a post of a channel (decision 0101). A comment is a message of the same conversation that stands in the post's
-- thread. It takes no place among the posts: its seq is the change that brought it, so that a thread is read in that order.
alter table messages
  add column thread_of uuid references messages (id) on delete cascade,
  add column comments_count integer not null default 0 check (comments_count >= 0);
-- A new comment is a change of its post too, under the same number.
drop index messages_seq;
drop index messages_change;
create unique index messages_seq on messages (conversation_id, seq) where thread_of is null;
create unique index messages_change on messages (conversation_id, change) where thread_of is null;
create unique index messages_thread on messages (thread_of, seq) where thread_of is not null;
create unique index messages_thread_change on messages (thread_of, change) where thread_of is not null;

-- Said, taken back, hidden, brought back, or gone with an account: whoever writes need not remember the count.
create function count_comment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update messages set comments_count = comments_count - 1 where id = old.thread_of;
  else
    update messages set change = new.change,
      comments_count = comments_count + case when new.deleted_at is null then 1 else -1 end
    where id = new.thread_of;
  end if;
  return null;
end $$;
create trigger messages_comment_said after insert on messages
  for each row when (new.thread_of is not null and new.deleted_at is null) execute function count_comment();
create trigger messages_comment_changed after update of deleted_at on messages
  for each row when (new.thread_of is not null and (old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_comment();
create trigger messages_comment_gone after delete on messages
  for each row when (old.thread_of is not null and old.deleted_at is null) execute function count_comment();

-- Whoever runs a channel of before was never asked: there it is off until they switch it on.
alter table groups add column comments boolean not null default false;
alter table groups alter column comments set default true;

-- Comments under one post of a channel are told as one, by day, as those under a post elsewhere are (0053, groupKeyOf).
drop index notices_groups;
alter table notices drop column group_key;
alter table notices add column group_key text not null generated always as (
  case
    when kind in ('like', 'repost', 'comment') then
      kind || ':' || coalesce(post_id::text, details ->> 'threadId', id::text) || ':'
        || floor(extract(epoch from created_at at time zone 'UTC') / 86400)::int::text
    when kind = 'comment_like' then
      kind || ':' || coalesce(comment_id::text, id::text) || ':' || floor(extract(epoch from created_at at time zone 'UTC') / 86400)::int::text
    when kind in ('follow', 'follow_request') then
      kind || ':' || floor(extract(epoch from created_at at time zone 'UTC') / 86400)::int::text
    else id::text
  end
) stored;
create index notices_groups on notices (member_id, group_key, id desc);
