-- What is told as one: likes and reposts of one post, comments under it, likes of a comment and new followers, each by day
-- (UTC), so that a group has an end and its newest one says when. Everything else stands alone. The same cases as groupKeyOf.
alter table notices add column group_key text not null generated always as (
  case
    when kind in ('like', 'repost', 'comment') then
      kind || ':' || coalesce(post_id::text, id::text) || ':' || floor(extract(epoch from created_at at time zone 'UTC') / 86400)::int::text
    when kind = 'comment_like' then
      kind || ':' || coalesce(comment_id::text, id::text) || ':' || floor(extract(epoch from created_at at time zone 'UTC') / 86400)::int::text
    when kind in ('follow', 'follow_request') then
      kind || ':' || floor(extract(epoch from created_at at time zone 'UTC') / 86400)::int::text
    else id::text
  end
) stored;
create index notices_groups on notices (member_id, group_key, id desc);
