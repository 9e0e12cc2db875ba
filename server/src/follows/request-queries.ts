import { emitted, statement } from '#kernel';
import { followsAddedUp, knownTo, type MemberCardRow } from '#members';

const pair = `jsonb_build_object('followerId', follower_id, 'followingId', following_id)`;

/** Whoever is let in follows from now on; with $2 null, everybody who waits. $1 who accepts, $2 whom, $3 now. */
export const acceptRequests = statement<{ accepted: number }>(
  'follow_requests_accept',
  `with gone as (
     delete from follow_requests where following_id = $1 and ($2::uuid is null or follower_id = $2)
     returning follower_id, following_id
   ), made as (
     insert into follows (follower_id, following_id, created_at) select follower_id, following_id, $3 from gone
     on conflict do nothing returning follower_id, following_id
   ), counted as (${followsAddedUp('made')}),
   told as (${emitted('gen_random_uuid()', 'follow.accepted', pair, 'gone')}),
   told_of_follow as (${emitted('gen_random_uuid()', 'member.followed', pair, 'made')})
   select count(*)::int as accepted from gone`,
);

/** $1 who declines, $2 whom, $3 id of the event. */
export const declineRequest = statement<{ follower_id: string }>(
  'follow_request_decline',
  `with gone as (delete from follow_requests where following_id = $1 and follower_id = $2 returning follower_id, following_id),
   told as (${emitted('$3', 'follow.declined', pair, 'gone')})
   select follower_id from gone`,
);

export interface RequestRow extends MemberCardRow {
  bio: string | null;
  followers_count: number;
  requested_at: Date;
  is_following: boolean;
}

/** $1 who is asked, $2 and $3 the cursor, $4 how many. */
export const selectRequests = statement<RequestRow>(
  'follow_requests_list',
  `select m.id, m.username, m.display_name, m.avatar_url, m.bio, m.verified, m.verified_by, m.platinum, m.followers_count,
     r.created_at as requested_at,
     exists (select 1 from follows v where v.follower_id = $1 and v.following_id = m.id) as is_following
   from follow_requests r join members m on m.id = r.follower_id
   where r.following_id = $1 and (r.created_at, r.follower_id) < ($2, $3) and ${knownTo('$1', 'm.id')}
   order by r.created_at desc, r.follower_id desc limit $4`,
);

export const selectWaiting = statement<{ followers_count: number; total: number }>(
  'follow_requests_count',
  `select m.followers_count, (
     select count(*)::int from follow_requests r where r.following_id = m.id and ${knownTo('$1', 'r.follower_id')}
   ) as total from members m where m.id = $1`,
);
