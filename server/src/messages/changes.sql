-- What happens to a message after it was said. Each change takes the conversation's next number, so that whoever knows the last
-- one they saw can ask for the rest.

-- macro: advance_change()
-- Nothing happens any more to what was taken back.
update conversations set last_change = last_change + 1
where id = (select conversation_id from messages where id = :message_id and deleted_at is null) returning last_change

-- name: updateContent :exec
with moved as (advance_change())
update messages set change = moved.last_change, content = :content, facets = :facets, edited_at = :now!
from moved where messages.id = :message_id;

-- name: updateDeleted :exec
-- What it said and showed is gone at once.
with moved as (advance_change())
update messages set change = moved.last_change, content = '', facets = '[]', image_url = null, media = null, media_id = null,
  duration = null, credit = null, deleted_at = :now!
from moved where messages.id = :message_id;

-- name: updateCredit :exec
-- In the transaction that says it, before anybody sees it.
update messages set credit = :credit! where id = :message_id;

-- name: touchMessage :exec
with moved as (advance_change())
update messages set change = moved.last_change from moved where messages.id = :message_id;

-- name: insertReaction :exec
insert into reactions (message_id, member_id, emoji, created_at) values (:message_id, :member_id, :emoji, :now)
on conflict do nothing;

-- name: deleteReaction :exec
delete from reactions where message_id = :message_id and member_id = :member_id and emoji = :emoji;

-- name: insertViews :many
-- Once for each member and message of a channel that they may read. Answers how often each has been seen.
with there as (
  select m.id, m.views_count
  from conversations c join conversation_members me on is_seated_at(:viewer, c.id, me) join messages m on m.conversation_id = c.id
  where c.id = :conversation_id and c.kind = 'channel' and m.id = any(:message_ids) and m.seq > me.first_seq
), made as (
  insert into message_views (message_id, member_id, seen_at) select id, :viewer, :now from there order by id
  on conflict do nothing returning message_id
), counted as (
  update messages m set views_count = m.views_count + 1 from made where m.id = made.message_id
  returning m.id, m.views_count
)
select there.id as message_id, coalesce(counted.views_count, there.views_count) as views
from there left join counted on counted.id = there.id;

-- name: lockPoll :maybe
-- Locked until what they choose is counted.
-- row: OpenPoll
select cardinality(p.options) as options_count, p.multiple, p.closed_at,
  (select v.choices from poll_votes v where v.message_id = p.message_id and v.member_id = :member_id) as choices
from polls p where p.message_id = :message_id for update of p;

-- name: upsertVote :exec
-- Vote and counts in one statement; `before` is what they had chosen.
with voted as (
  insert into poll_votes (message_id, member_id, choices, voted_at) values (:message_id, :member_id, :choices, :now)
  on conflict (message_id, member_id) do update set choices = excluded.choices, voted_at = excluded.voted_at
)
update polls set
  voters_count = voters_count + (cardinality(:choices::int[]) > 0)::int - (cardinality(:before::int[]) > 0)::int,
  counts = (
    select array_agg(n + (o - 1 = any(:choices::int[]))::int - (o - 1 = any(:before::int[]))::int order by o)
    from unnest(counts) with ordinality as counted (n, o)
  )
where message_id = :message_id;

-- name: closePoll :exec
update polls set closed_at = coalesce(closed_at, :now!) where message_id = :message_id;

-- name: deletePoll :exec
-- A message that was taken back has no poll any more.
delete from polls where message_id = :message_id;
