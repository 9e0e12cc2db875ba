-- Who sits in a conversation: to be told what happens there, and, of many, to come, go and run it. Whoever changes a seat has
-- locked the conversation.

-- name: selectSeats :many
select member_id from conversation_members where conversation_id = :conversation_id limit :limit!;

-- name: selectHearers :many
-- The same without those whom a block keeps apart from one of `others`.
select member_id from conversation_members
where conversation_id = :conversation_id and member_id not in (apart_from(any(:others::uuid[]))) limit :limit!;

-- name: selectCameAfter :one
-- Is there anybody who came after that was said, or has cleared it away?
-- for: the program, which then lets each ask
select exists (
  select 1 from messages said join conversation_members seat on seat.conversation_id = said.conversation_id
  where said.id = :message_id and seat.first_seq >= said.seq
) as found;

-- name: selectApart :many
-- Who is kept apart from one of them in a conversation of very many.
select s.member_id from (apart_from(any(:others::uuid[]))) apart
  join conversation_members s on s.conversation_id = :conversation_id and s.member_id = apart.id
limit :limit!;

-- name: selectThreadHearers :many
-- TLK-03: who is told of a comment: those for whom its post is there, too.
select s.member_id from messages post join conversation_members s on s.conversation_id = post.conversation_id
where post.id = :post_id and has_thread_for(s.member_id, s, post) and s.member_id not in (apart_from(any(:others::uuid[])))
limit :limit!;

-- name: selectApartFromThread :many
-- Among very many, those who are not: a block keeps them apart also from who wrote the post, they have hidden it, or they came
-- or cleared the channel after it.
-- for: the program itself
with post as (
  select p.id, p.conversation_id, p.seq, p.sender_id from messages p where p.id = :post_id
)
select s.member_id from post cross join lateral (
    apart_from(any(:others::uuid[] || post.sender_id))
    union select away.member_id from hidden_messages away where away.message_id = post.id
  ) apart join conversation_members s on s.conversation_id = post.conversation_id and s.member_id = apart.id
union all
select s.member_id from post join conversation_members s on s.conversation_id = post.conversation_id and s.first_seq >= post.seq
limit :limit!;

-- name: selectMayHear :maybe
-- May they listen to it?
select c.id from conversations c join conversation_members me on is_seated_unblocked_row(:viewer, c, me)
where c.id = :conversation_id;

-- name: selectStillSeated :many
-- Of these pairs, those where the member still sits.
select s.member_id as "memberId", s.conversation_id as id
from unnest(:member_ids::uuid[], :conversation_ids::uuid[]) as asked (member_id, conversation_id)
  join conversation_members s on s.member_id = asked.member_id and s.conversation_id = asked.conversation_id;

-- name: insertTalk :exec
-- With its owner in it.
with made as (
  insert into conversations (id, kind, title, avatar_url, avatar_media_id, member_limit, members_count, last_at, created_at)
  values (:id, :kind, :title!, :avatar_url, :avatar_media_id, :member_limit, 1, :now, :now) returning id
)
insert into conversation_members (conversation_id, member_id, role, joined_at) select id, :owner_id, 'owner', :now from made;

-- name: lockTalk :maybe
select id from conversations where id = :id and kind <> 'direct' for no key update;

-- name: insertSeat :exec
-- The count and the limit in the one statement: never more than that, however many come at once. Without `reads_from` they
-- read what is said from now on.
with place as (
  update conversations set members_count = members_count + 1
  where id = :conversation_id and kind <> 'direct' and (member_limit is null or members_count < member_limit)
  returning id, last_seq
)
insert into conversation_members (conversation_id, member_id, role, read_seq, delivered_seq, first_seq, joined_at)
select id, :member_id, 'member', last_seq, last_seq, coalesce(:reads_from?::int, last_seq), :now from place;

-- name: deleteSeat :exec
-- A trigger takes them out of the count.
delete from conversation_members where conversation_id = :conversation_id and member_id = :member_id;

-- name: selectRole :maybe
select role from conversation_members where conversation_id = :conversation_id and member_id = :member_id;

-- name: updateRole :exec
update conversation_members set role = :role where conversation_id = :conversation_id and member_id = :member_id;

-- name: selectHeir :maybe
-- Who follows an owner that goes: an admin, else a moderator, else who has been there longest.
select s.member_id from conversation_members s join members m on m.id = s.member_id
where s.conversation_id = :conversation_id and s.member_id <> :owner_id
order by m.state <> 'active', array_position(array['admin', 'moderator', 'member'], s.role), s.joined_at, s.member_id
limit 1;

-- name: updateTalk :exec
-- Changes nothing when there are more members than the new limit.
update conversations set title = coalesce(:title?, title),
  avatar_url = case when :is_new_avatar then :avatar_url else avatar_url end,
  avatar_media_id = case when :is_new_avatar then :avatar_media_id else avatar_media_id end,
  member_limit = case when :is_new_limit then :member_limit else member_limit end
where id = :id and kind <> 'direct'
  and (not :is_new_limit or :member_limit::int is null or members_count <= :member_limit);

-- name: deleteTalk :exec
-- With everything that was said there.
delete from conversations where id = :id and kind <> 'direct';
