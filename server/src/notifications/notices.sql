-- What members were told. A notice is written once, and shown for as long as it may be: nobody behind a block, muted or gone,
-- nothing hidden or out of reach.

-- macro: notice_marked(column, member)
-- Up to which notice somebody has read or seen everything.
coalesce((select k.:column from notice_marks k where k.member_id = :member), '00000000-0000-0000-0000-000000000000'::uuid)

-- macro: is_notice_unread(n, member)
-- Read one by one, or with everything before it.
:n.read_at is null and :n.id > notice_marked(read_until, :member)

-- macro: is_waiting_request(n, member)
-- The request that the notice tells of has been neither accepted, answered nor declined.
exists (
  select 1 from conversation_members me where me.member_id = :member and me.is_request and not me.is_muted
    and :n.key = 'message_request:' || me.conversation_id
)

-- macro: things_of_notice(n, member)
-- What a notice is about, each with who made it: as many rows as there are things, unless one is gone.
select p.member_id, p.hidden_at from posts p where p.id = :n.post_id
union all select c.member_id, c.hidden_at from comments c where c.id = :n.comment_id
union all select s.host_id, null from streams s where s.id = (:n.details ->> 'streamId')::uuid
union all select s.member_id, null from conversation_members s
  where s.conversation_id = (:n.details ->> 'groupId')::uuid and s.member_id = :member
union all select :member, null from messages said join messages post on post.id = said.thread_of
  where said.id = (:n.details ->> 'messageId')::uuid and said.deleted_at is null and post.deleted_at is null

-- macro: is_notice_shown(n, member, hears, reads)
-- Whether its member may be told of it, and still see it. Asked when it is written, and again whenever it is read or counted.
-- Most are likes of the member's own posts, which they can always reach. `hears` and `reads` are the rules, in one of their
-- forms.
(:n.from_id is null or (
  :hears(:member, :n.from_id)
  and (:n.kind = 'like'
    or num_nonnulls(:n.post_id, :n.comment_id, :n.details ->> 'streamId', :n.details ->> 'groupId',
      :n.details ->> 'messageId') = (
      select count(*) from (things_of_notice(:n, :member)) thing
      where thing.member_id = :member or (thing.hidden_at is null and :reads(:member, thing.member_id))))
  and (:n.kind <> 'follow_request' or exists (
    select 1 from follow_requests r where r.follower_id = :n.from_id and r.following_id = :member))
  and (:n.kind <> 'message_request' or is_waiting_request(:n, :member))
))

-- macro: notice_holds(n)
-- Events of one name are heard together, so that a like may be heard after the unlike that followed it. What decides is
-- whether it holds now.
case :n.kind
  when 'like' then exists (select 1 from likes f where f.member_id = :n.from_id and f.post_id = :n.post_id)
  when 'repost' then exists (select 1 from reposts f where f.member_id = :n.from_id and f.post_id = :n.post_id)
  when 'comment_like' then exists (
    select 1 from comment_likes f where f.member_id = :n.from_id and f.comment_id = :n.comment_id)
  when 'gift' then exists (select 1 from gifts f where f.id = substring(:n.key from 6)::uuid)
  when 'credit' then exists (select 1 from credit_sends f where f.id = substring(:n.key from 8)::uuid)
  when 'superchat' then exists (select 1 from stream_messages f where f.id = substring(:n.key from 11)::uuid)
  when 'follow' then exists (
    select 1 from follows f where f.follower_id = :n.from_id and f.following_id = :n.member_id)
  when 'follow_request' then exists (
    select 1 from follow_requests f where f.follower_id = :n.from_id and f.following_id = :n.member_id)
  when 'message' then exists (
    select 1 from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = :n.member_id
    where :n.key = 'message:' || c.id and c.last_seq > me.read_seq)
  when 'message_request' then is_waiting_request(:n, :n.member_id)
  else true end

-- name: insertNotices :many
-- In their order; the first one with a key wins. Whoever is private has accepted their followers, and knows. Who is away is
-- told nothing but what became of their own posts, and whoever is elsewhere is told by their own server (FED-03).
with wanted as (
  select draft.id, coalesce(draft.member_id, named.id) as member_id, draft.kind, draft.from_id, draft.post_id,
    draft.comment_id, draft.details, draft.key, draft.choice, draft.created_at, draft.read_at
  from json_to_recordset(:drafts) as draft (id uuid, member_id uuid, handle text, kind text, from_id uuid, post_id uuid,
    comment_id uuid, details jsonb, key text, choice text, created_at timestamptz, read_at timestamptz)
  left join members named on draft.handle is not null and lower(named.username) = '@' || draft.handle
)
insert into notices (id, member_id, kind, from_id, post_id, comment_id, details, key, created_at, read_at)
select w.id, w.member_id, w.kind, w.from_id, p.id, w.comment_id, w.details, w.key, w.created_at, w.read_at
from wanted w join members m on m.id = w.member_id left join posts p on p.id = w.post_id
where w.member_id is distinct from w.from_id and (m.state <> 'deactivated' or w.kind = 'scheduled_failed')
  and not (w.kind = 'follow' and m.private) and m.host is null
  and wants(w.member_id, 'notify', w.choice)
  and (w.kind not in ('mention', 'reply') or wants(w.member_id, 'account', 'mentionsAndReplies'))
  and (w.kind not in ('message', 'message_request') or wants(w.member_id, 'messages', 'messageNotifications'))
  and (w.from_id is null or w.kind = 'gift' or w.post_id is null or not has_muted_post(w.member_id, w.post_id))
  and notice_holds(w) and is_notice_shown(w, w.member_id, can_hear, can_read)
order by w.id
on conflict (member_id, key) do nothing
returning id, member_id;

-- name: deleteRetracted :many
-- Those that have become true again meanwhile stay.
delete from notices n using json_to_recordset(:gone) as gone ("memberId" uuid, key text)
where n.member_id = gone."memberId" and n.key = gone.key and not (notice_holds(n))
returning n.member_id;

-- name: deleteOldNotices :exec
-- Unread ones wait for their reader. By where the rows lie, whatever the planner believes: a table that was counted while its first
-- rows were being written would be gone through once for each of them.
delete from notices where ctid = any(array(
  select n.ctid from notices n where n.id < :first_kept and not (is_notice_unread(n, n.member_id)) order by n.id limit 5000
));

-- name: selectTextsForMuters :many
-- What was said to those who have muted words, with these words: the contract's rule decides. Most people have none.
-- for: nobody; it decides what is not told
select draft.place, said.content, array_agg(w.word order by w.word) as words
from json_to_recordset(:drafts) as draft (place integer, member_id uuid, handle text, post_id uuid, comment_id uuid)
cross join lateral (
  select draft.member_id as id where draft.member_id is not null
  union all select named.id from members named where draft.handle is not null and lower(named.username) = '@' || draft.handle
) told
join muted_words w on w.member_id = told.id and (w.until is null or w.until > :now!)
cross join lateral (
  select c.content from comments c where c.id = draft.comment_id
  union all select p.content from posts p where p.id = draft.post_id and draft.comment_id is null
) said
group by draft.place, said.content;
