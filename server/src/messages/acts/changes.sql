-- What happens to a message after it was said. Each change takes the conversation's next number, so that whoever knows the last
-- one they saw can ask for the rest.

-- macro: advance_change()
-- Nothing happens any more to what was taken back.
update conversations set last_change = last_change + 1
where id = (select conversation_id from messages where id = :message_id and deleted_at is null) returning last_change

-- name: updateContent :exec
-- What was passed on stays as it was said.
with moved as (advance_change())
update messages set change = moved.last_change, content = :content, facets = :facets, card_url = :card_url?, edited_at = :now!
from moved where messages.id = :message_id and not messages.is_forwarded;

-- name: updateDeleted :exec
-- What it said and showed is gone at once, for everyone; it is withheld for as long as it can come back. An amount stays where
-- it is, and is shown no more.
with moved as (advance_change()), withheld as (
  insert into withheld_messages (message_id, member_id, content, facets, image_url, media, media_id, more_media, duration, until)
  select id, :member_id?::uuid, content, facets, image_url, media, media_id, more_media, duration, :until?::timestamptz
  from messages where id = :message_id and deleted_at is null
  on conflict (message_id) do nothing
), unpinned as (delete from message_pins where message_id = :message_id)
update messages set change = moved.last_change, content = '', facets = '[]', image_url = null, media = null, media_id = null,
  more_media = null, duration = null, deleted_at = :now!
from moved where messages.id = :message_id;

-- name: takeOverWithheld :exec
-- An operator hides what was taken back already: whoever did so brings it back no more.
update withheld_messages set member_id = null, until = null where message_id = :message_id and member_id is not null;

-- name: updateRestored :exec
-- As it was. By whoever took it back, while there is time; what an operator hid, by an operator.
with kept as (
  delete from withheld_messages where message_id = :message_id and member_id is not distinct from :member_id?
    and (until is null or until > :now)
  returning message_id, content, facets, image_url, media, media_id, more_media, duration
), moved as (
  update conversations set last_change = last_change + 1
  where id = (select m.conversation_id from messages m join kept on kept.message_id = m.id) returning last_change
)
update messages set change = moved.last_change, content = kept.content, facets = kept.facets, image_url = kept.image_url,
  media = kept.media, media_id = kept.media_id, more_media = kept.more_media, duration = kept.duration, deleted_at = null
from kept, moved where messages.id = kept.message_id;

-- macro: forget_withheld(which)
-- It can come back no more: its words, its poll and its files go.
with gone as (
  delete from withheld_messages where :which and until <= :now returning message_id
), unfiled as (
  delete from message_media where message_id in (select message_id from gone)
), unpaid as (
  update messages set credit = null where id in (select message_id from gone) and credit is not null
)
delete from polls where message_id in (select message_id from gone)

-- name: forgetWithheld :exec
forget_withheld(message_id = :message_id);

-- name: forgetAllWithheld :exec
-- Whatever has become of the jobs that should have.
forget_withheld(true);

-- name: lockConversation :exec
-- For what is bounded there: whoever adds to it at the same moment waits, and counts what was added.
select id from conversations where id = :conversation_id for no key update;

-- name: insertPin :maybe
-- No row when they may not pin there, or when so many are pinned already.
with there as (
  select m.id, m.conversation_id from messages m join conversations c on c.id = m.conversation_id
    join conversation_members me on is_seated_unblocked_row(:viewer, c, me) and may_pin_in(c, me)
  where m.id = :message_id and m.deleted_at is null and m.thread_of is null
    and (select count(*) from message_pins pin where pin.conversation_id = m.conversation_id) < :most::int
), made as (
  insert into message_pins (message_id, conversation_id, member_id, pinned_at)
  select id, conversation_id, :viewer, :now from there on conflict (message_id) do nothing
)
select conversation_id from there;

-- name: deletePin :maybe
with there as (
  select m.id, m.conversation_id from messages m join conversations c on c.id = m.conversation_id
    join conversation_members me on is_seated_unblocked_row(:viewer, c, me) and may_pin_in(c, me)
  where m.id = :message_id
), gone as (delete from message_pins where message_id in (select id from there))
select conversation_id from there;

-- name: insertHidden :maybe
-- For whoever can read it; also between two of whom one has blocked the other.
with there as (
  select m.id, m.conversation_id from messages m join conversation_members me on is_seated_at(:viewer, m.conversation_id, me)
  where m.id = :message_id and is_since_coming(:viewer, me, m)
), made as (
  insert into hidden_messages (member_id, message_id, hidden_at) select :viewer, id, :now from there on conflict do nothing
)
select conversation_id from there;

-- name: deleteHidden :exec
delete from hidden_messages where member_id = :member_id and message_id = :message_id;

-- name: updateCredit :exec
-- In the transaction that says it, before anybody sees it.
update messages set credit = :credit! where id = :message_id;

-- name: selectCarded :many
-- The newest are those that somebody may have open; conversations are locked in one order.
-- for: the program, which tells everybody who sits there to ask
select newest.id, newest.conversation_id from (
  select id, conversation_id from messages where card_url = any(:urls::text[]) and deleted_at is null order by id desc limit :count
) newest order by newest.conversation_id, newest.id;

-- name: touchMessage :exec
with moved as (advance_change())
update messages set change = moved.last_change from moved where messages.id = :message_id;

-- name: insertReaction :exec
-- So many of one member, and so many kinds, are shown beside a message.
insert into reactions (message_id, member_id, emoji, created_at)
select :message_id, :member_id, :emoji, :now
where (select count(*) from reactions mine where mine.message_id = :message_id and mine.member_id = :member_id) < :most::int
  and (select count(distinct emoji) from reactions other where other.message_id = :message_id and other.emoji <> :emoji) < :most_kinds::int
on conflict do nothing;

-- name: deleteReaction :exec
delete from reactions where message_id = :message_id and member_id = :member_id and emoji = :emoji;

-- name: insertViews :many
-- Once for each member and message of a channel that they may read. Answers how often each has been seen.
with there as (
  select m.id, m.views_count
  from conversations c join conversation_members me on is_seated_at(:viewer, c.id, me) join messages m on m.conversation_id = c.id
  where c.id = :conversation_id and c.kind = 'channel' and m.id = any(:message_ids) and m.thread_of is null
    and m.seq > me.first_seq
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
