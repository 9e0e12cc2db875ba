-- Conversations of the past: nobody is told, and what is there already is left alone.

-- name: deleteEmptyPairs :exec
-- A conversation whose people are gone stands in the way of their successors.
delete from conversations c where c.pair = any(:pairs)
  and not exists (select 1 from conversation_members seat where seat.conversation_id = c.id);

-- name: insertSeedTalks :exec
with talk as (
  select * from jsonb_to_recordset(:talks) as talk (id uuid, pair text, said jsonb, seats jsonb, last timestamptz, length int)
), made as (
  insert into conversations (id, kind, pair, last_seq, last_change, last_at, created_at)
  select id, 'direct', pair, length, length, last, last from talk on conflict do nothing returning id
), seated as (
  insert into conversation_members (conversation_id, member_id, read_seq, delivered_seq, is_request, joined_at)
  select talk.id, seat.member, seat.read, talk.length, seat.request, talk.last
  from talk join made using (id) cross join jsonb_to_recordset(talk.seats) as seat (member uuid, read int, request boolean)
)
insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, created_at)
select word.id, talk.id, word.seq, word.seq, word.sender, 'text', word.content, word.facets, word.at
from talk join made using (id)
  cross join jsonb_to_recordset(talk.said) as word (id uuid, seq int, sender uuid, content text, facets jsonb, at timestamptz);

-- name: deleteEmptyGroups :exec
-- One whose people are all gone: nobody can see it any more.
delete from conversations where kind <> 'direct' and members_count = 0;

-- name: insertSeedGroup :exec
insert into conversations (id, kind, title, avatar_url, avatar_media_id, member_limit, members_count, last_seq, last_change,
  last_at, created_at)
values (:id, :kind, :title!, :avatar_url, :avatar_media_id, :member_limit, :members_count, :length, :length, :last_at, :begun_at)
on conflict do nothing;

-- name: insertSeedSeats :exec
insert into conversation_members (conversation_id, member_id, role, read_seq, delivered_seq, joined_at)
select :conversation_id, "memberId", role, read, read, :begun_at
from jsonb_to_recordset(:seats) as seat ("memberId" uuid, role text, read int);

-- name: insertSeedWords :exec
insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, created_at)
select id, :conversation_id, seq, seq, "senderId", kind, content, facets, at
from jsonb_to_recordset(:words)
  as word (id uuid, seq int, "senderId" uuid, kind text, content text, facets jsonb, at timestamptz);

-- name: insertSeedPoll :exec
with vote as (
  select "memberId" as member_id, choice from jsonb_to_recordset(:votes) as vote ("memberId" uuid, choice int)
), asked as (
  insert into polls (message_id, options, multiple, counts, voters_count)
  select :message_id, :options::text[], false, array(
    select (select count(*)::int from vote where choice = o)
    from generate_series(0, cardinality(:options::text[]) - 1) o order by o
  ), (select count(*) from vote) returning message_id
)
insert into poll_votes (message_id, member_id, choices, voted_at)
select asked.message_id, vote.member_id, array[vote.choice], :now from asked cross join vote;

-- name: insertSeedViews :exec
-- Whoever has read a post of a channel has seen it.
with seen as (
  insert into message_views (message_id, member_id, seen_at)
  select m.id, s.member_id, m.created_at
  from messages m join conversation_members s on s.conversation_id = m.conversation_id and s.read_seq >= m.seq
  where m.conversation_id = :conversation_id returning message_id
)
update messages m set views_count = n
from (select message_id, count(*)::int as n from seen group by 1) counted where m.id = counted.message_id;
