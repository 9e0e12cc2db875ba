// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { PostEvent } from '@wagram/contract/posts';
import { exec, maybe, type EmittedEvent, type EventField, type MemberId, type OutboxId, type PostId } from '#kernel';

export const insertPoll = exec<{ postId: PostId; options: readonly string[]; endsAt: Date }>(
  'posts_insert_poll',
  `insert into post_polls (post_id, options, votes, ends_at)
values ($1, $2, array_fill(0, array[cardinality($2::text[])]), $3)`,
  (p) => [p.postId, p.options, p.endsAt],
);

/** Votes are counted one after the other. */
export const lockPoll = exec<{ postId: PostId }>(
  'posts_lock_poll',
  `select post_id from post_polls where post_id = $1 for no key update`,
  (p) => [p.postId],
);

export interface SelectPollRow {
  options: string[];
  votes: number[];
  ends_at: Date;
  member_id: MemberId;
  voted: number | null;
}

export const selectPoll = maybe<{ viewer: MemberId; postId: PostId }, SelectPollRow>(
  'posts_select_poll',
  `select q.options, q.votes, q.ends_at, p.member_id,
  (select v.choice from post_votes v where v.post_id = q.post_id and v.member_id = $1) as voted
from posts p join post_polls q on q.post_id = p.id
where p.id = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1::uuid and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1::uuid) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1::uuid or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1::uuid and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = $1)`,
  (p) => [p.viewer, p.postId],
);

export const insertVote = exec<{ memberId: MemberId; postId: PostId; choice: number; now: Date }>(
  'posts_insert_vote',
  `with made as (
  insert into post_votes (member_id, post_id, choice, created_at) values ($1, $2, $3, $4)
  returning post_id, choice
)
update post_polls q set votes[made.choice + 1] = q.votes[made.choice + 1] + 1 from made where q.post_id = made.post_id`,
  (p) => [p.memberId, p.postId, p.choice, p.now],
);

export type TellEndEmits = EmittedEvent<PostEvent, 'post.poll_ended', { postId: PostId; authorId: MemberId; voters: EventField<PostEvent, 'post.poll_ended', 'voters'> }>;

/** Once it is over; a poll that was prolonged meanwhile has another job waiting. */
export const tellEnd = exec<{ postId: PostId; now: Date; eventId: OutboxId }>(
  'posts_tell_end',
  `with over as (
  select p.id, p.member_id from posts p join post_polls q on q.post_id = p.id
  where p.id = $1 and q.ends_at <= $2 and p.hidden_at is null
)
insert into outbox (id, name, payload)
select $3::uuid, 'post.poll_ended', jsonb_build_object(
  'postId', over.id, 'authorId', over.member_id,
  'voters', (
    select coalesce(jsonb_agg(v.member_id), '[]')
    from (select member_id from post_votes where post_id = over.id limit 10000) v))
from over`,
  (p) => [p.postId, p.now, p.eventId],
);

export interface UpdatePollRow {
  post_id: PostId;
}

/** Only before its first vote. */
export const updatePoll = maybe<{ options: readonly string[]; endsAt: Date; postId: PostId }, UpdatePollRow>(
  'posts_update_poll',
  `update post_polls set options = $1, votes = array_fill(0, array[cardinality($1::text[])]), ends_at = $2
where post_id = $3 and 0 = all(votes)
returning post_id`,
  (p) => [p.options, p.endsAt, p.postId],
);
