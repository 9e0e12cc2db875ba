// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type MemberId, type NoticeId } from '#kernel';

export interface InsertNoticesRow {
  id: NoticeId;
  member_id: MemberId;
}

/** In their order; the first one with a key wins. Whoever is private has accepted their followers, and knows. Who is away is told nothing but what became of their own posts, and whoever is elsewhere is told by their own server (FED-03). */
export const insertNotices = many<{ drafts: string }, InsertNoticesRow>(
  'notifications_insert_notices',
  `with wanted as (
  select draft.id, coalesce(draft.member_id, named.id) as member_id, draft.kind, draft.from_id, draft.post_id,
    draft.comment_id, draft.details, draft.key, draft.choice, draft.created_at, draft.read_at
  from json_to_recordset($1) as draft (id uuid, member_id uuid, handle text, kind text, from_id uuid, post_id uuid,
    comment_id uuid, details jsonb, key text, choice text, created_at timestamptz, read_at timestamptz)
  left join members named on draft.handle is not null and lower(named.username) = '@' || draft.handle
)
insert into notices (id, member_id, kind, from_id, post_id, comment_id, details, key, created_at, read_at)
select w.id, w.member_id, w.kind, w.from_id, p.id, w.comment_id, w.details, w.key, w.created_at, w.read_at
from wanted w join members m on m.id = w.member_id left join posts p on p.id = w.post_id
where w.member_id is distinct from w.from_id and (m.state <> 'deactivated' or w.kind = 'scheduled_failed')
  and not (w.kind = 'follow' and m.private) and m.host is null
  and not exists (select 1 from settings chosen where chosen.member_id = w.member_id and chosen.choices -> 'notify' -> w.choice = 'false')
  and (w.kind not in ('mention', 'reply') or not exists (select 1 from settings chosen where chosen.member_id = w.member_id and chosen.choices -> 'account' -> 'mentionsAndReplies' = 'false'))
  and (w.kind not in ('message', 'message_request') or not exists (select 1 from settings chosen where chosen.member_id = w.member_id and chosen.choices -> 'messages' -> 'messageNotifications' = 'false'))
  and (w.from_id is null or w.kind = 'gift' or w.post_id is null or not exists (select 1 from muted_posts silent where silent.member_id = w.member_id and silent.post_id = w.post_id))
  and case w.kind
  when 'like' then exists (select 1 from likes f where f.member_id = w.from_id and f.post_id = w.post_id)
  when 'repost' then exists (select 1 from reposts f where f.member_id = w.from_id and f.post_id = w.post_id)
  when 'comment_like' then exists (
    select 1 from comment_likes f where f.member_id = w.from_id and f.comment_id = w.comment_id)
  when 'gift' then exists (select 1 from gifts f where f.id = substring(w.key from 6)::uuid)
  when 'credit' then exists (select 1 from credit_sends f where f.id = substring(w.key from 8)::uuid)
  when 'superchat' then exists (select 1 from stream_messages f where f.id = substring(w.key from 11)::uuid)
  when 'follow' then exists (
    select 1 from follows f where f.follower_id = w.from_id and f.following_id = w.member_id)
  when 'follow_request' then exists (
    select 1 from follow_requests f where f.follower_id = w.from_id and f.following_id = w.member_id)
  when 'message' then exists (
    select 1 from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = w.member_id
    where w.key = 'message:' || c.id and c.last_seq > me.read_seq)
  when 'message_request' then exists (
  select 1 from conversation_members me where me.member_id = w.member_id and me.is_request and not me.is_muted
    and w.key = 'message_request:' || me.conversation_id
)
  else true end and (w.from_id is null or (
  not exists (select 1 from blocks hidden where hidden.blocker_id = w.member_id and hidden.blocked_id = w.from_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = w.from_id and hidden.blocked_id = w.member_id) and exists (select 1 from members known where known.id = w.from_id and (known.state = 'active' or known.id = w.member_id)) and not exists (select 1 from mutes hidden where hidden.member_id = w.member_id and hidden.muted_id = w.from_id)
  and (w.kind = 'like'
    or num_nonnulls(w.post_id, w.comment_id, w.details ->> 'streamId', w.details ->> 'groupId',
      w.details ->> 'messageId') = (
      select count(*) from (select p.member_id, p.hidden_at from posts p where p.id = w.post_id
union all select c.member_id, c.hidden_at from comments c where c.id = w.comment_id
union all select s.host_id, null from streams s where s.id = (w.details ->> 'streamId')::uuid
union all select s.member_id, null from conversation_members s
  where s.conversation_id = (w.details ->> 'groupId')::uuid and s.member_id = w.member_id
union all select w.member_id, null from messages said join messages post on post.id = said.thread_of
  where said.id = (w.details ->> 'messageId')::uuid and said.deleted_at is null and post.deleted_at is null) thing
      where thing.member_id = w.member_id or (thing.hidden_at is null and not exists (select 1 from blocks hidden where hidden.blocker_id = w.member_id and hidden.blocked_id = thing.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = thing.member_id and hidden.blocked_id = w.member_id) and exists (select 1 from members shown where shown.id = thing.member_id and (shown.id = w.member_id or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = w.member_id and f.following_id = shown.id) is not null
  )))))))
  and (w.kind <> 'follow_request' or exists (
    select 1 from follow_requests r where r.follower_id = w.from_id and r.following_id = w.member_id))
  and (w.kind <> 'message_request' or exists (
  select 1 from conversation_members me where me.member_id = w.member_id and me.is_request and not me.is_muted
    and w.key = 'message_request:' || me.conversation_id
))
))
order by w.id
on conflict (member_id, key) do nothing
returning id, member_id`,
  (p) => [p.drafts],
);

export interface DeleteRetractedRow {
  member_id: MemberId;
}

/** Those that have become true again meanwhile stay. */
export const deleteRetracted = many<{ gone: string }, DeleteRetractedRow>(
  'notifications_delete_retracted',
  `delete from notices n using json_to_recordset($1) as gone ("memberId" uuid, key text)
where n.member_id = gone."memberId" and n.key = gone.key and not (case n.kind
  when 'like' then exists (select 1 from likes f where f.member_id = n.from_id and f.post_id = n.post_id)
  when 'repost' then exists (select 1 from reposts f where f.member_id = n.from_id and f.post_id = n.post_id)
  when 'comment_like' then exists (
    select 1 from comment_likes f where f.member_id = n.from_id and f.comment_id = n.comment_id)
  when 'gift' then exists (select 1 from gifts f where f.id = substring(n.key from 6)::uuid)
  when 'credit' then exists (select 1 from credit_sends f where f.id = substring(n.key from 8)::uuid)
  when 'superchat' then exists (select 1 from stream_messages f where f.id = substring(n.key from 11)::uuid)
  when 'follow' then exists (
    select 1 from follows f where f.follower_id = n.from_id and f.following_id = n.member_id)
  when 'follow_request' then exists (
    select 1 from follow_requests f where f.follower_id = n.from_id and f.following_id = n.member_id)
  when 'message' then exists (
    select 1 from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = n.member_id
    where n.key = 'message:' || c.id and c.last_seq > me.read_seq)
  when 'message_request' then exists (
  select 1 from conversation_members me where me.member_id = n.member_id and me.is_request and not me.is_muted
    and n.key = 'message_request:' || me.conversation_id
)
  else true end)
returning n.member_id`,
  (p) => [p.gone],
);

/** Unread ones wait for their reader. By where the rows lie, whatever the planner believes: a table that was counted while its first rows were being written would be gone through once for each of them. */
export const deleteOldNotices = exec<{ firstKept: NoticeId }>(
  'notifications_delete_old_notices',
  `delete from notices where ctid = any(array(
  select n.ctid from notices n where n.id < $1 and not (n.read_at is null and n.id > coalesce((select k.read_until from notice_marks k where k.member_id = n.member_id), '00000000-0000-0000-0000-000000000000'::uuid)) order by n.id limit 5000
))`,
  (p) => [p.firstKept],
);

export interface SelectTextsForMutersRow {
  place: number | null;
  content: string;
  words: string[];
}

/** What was said to those who have muted words, with these words: the contract's rule decides. Most people have none. */
export const selectTextsForMuters = many<{ drafts: string; now: Date }, SelectTextsForMutersRow>(
  'notifications_select_texts_for_muters',
  `select draft.place, said.content, array_agg(w.word order by w.word) as words
from json_to_recordset($1) as draft (place integer, member_id uuid, handle text, post_id uuid, comment_id uuid)
cross join lateral (
  select draft.member_id as id where draft.member_id is not null
  union all select named.id from members named where draft.handle is not null and lower(named.username) = '@' || draft.handle
) told
join muted_words w on w.member_id = told.id and (w.until is null or w.until > $2)
cross join lateral (
  select c.content from comments c where c.id = draft.comment_id
  union all select p.content from posts p where p.id = draft.post_id and draft.comment_id is null
) said
group by draft.place, said.content`,
  (p) => [p.drafts, p.now],
);
