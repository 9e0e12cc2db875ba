import { emitted, newId, statement, type Db } from '#kernel';
import { followersCounted, followingCounted, followsAddedUp, knownTo, reachableBy, type MemberCardRow } from '#members';

const pair = `jsonb_build_object('followerId', follower_id, 'followingId', following_id)`;

export interface Standing {
  is_following: boolean;
  is_requested: boolean;
  followers_count: number;
}

/**
 * D20: a private member is asked, everybody else is followed; no row when there is no such member for the follower. Row, both
 * counts and the event in one statement: they agree whatever happens in between.
 * $1 who, $2 whom, $3 and $4 ids of the events, $5 now.
 */
export const insertFollow = statement<Standing>(
  'follow_insert',
  `with target as (
     select m.id, m.followers_count, m.private,
       exists (select 1 from follows f where f.follower_id = $1 and f.following_id = m.id) as already
     from members m where m.id = $2 and ${knownTo('$1', 'm.id')}
   ), changed as (
     insert into follows (follower_id, following_id, created_at)
     select $1, id, $5 from target where not private on conflict do nothing returning follower_id, following_id
   ), asked as (
     insert into follow_requests (follower_id, following_id, created_at)
     select $1, id, $5 from target where private and not already on conflict do nothing returning follower_id, following_id
   ), follower as (${followingCounted(1, 'select follower_id from changed')}),
   followed as (${followersCounted(1, 'select following_id from changed')} returning followers_count),
   told as (${emitted('$3', 'member.followed', pair, 'changed')}),
   told_of_request as (${emitted('$4', 'follow.requested', pair, 'asked')})
   select not private or already as is_following, private and not already as is_requested,
     coalesce((select followers_count from followed), followers_count) as followers_count
   from target`,
);

/** Takes a follow back, or the request for one. $1 who, $2 whom, $3 and $4 ids of the events. */
export const deleteFollow = statement<{
  followers_count: number;
  followed_at: Date | null;
  requested_at: Date | null;
}>(
  'follow_delete',
  `with changed as (delete from follows where follower_id = $1 and following_id = $2 returning follower_id, following_id, created_at),
   cancelled as (
     delete from follow_requests where follower_id = $1 and following_id = $2 returning follower_id, following_id, created_at
   ), follower as (${followingCounted(-1, 'select follower_id from changed')}),
   followed as (${followersCounted(-1, 'select following_id from changed')} returning followers_count),
   told as (${emitted('$3', 'member.unfollowed', pair, 'changed')}),
   told_of_request as (${emitted('$4', 'follow.cancelled', pair, 'cancelled')})
   select coalesce(
     (select followers_count from followed),
     (select m.followers_count from members m where m.id = $2 and ${knownTo('$1', 'm.id')}),
     0
   ) as followers_count, (select created_at from changed) as followed_at, (select created_at from cancelled) as requested_at`,
);

/**
 * Puts back what a block ended, with its first date and without a word to anybody. Nothing while the other is not there for
 * the member, and no request to somebody who no longer asks for one. $1 and $2 the pair, $3 what was ended.
 */
const insertEnded = statement(
  'follow_restore',
  `with ended as (
     select e.kind, e.follower_id, e.following_id, e.at
     from jsonb_to_recordset($3) as e (kind text, follower_id uuid, following_id uuid, at timestamptz)
     join members m on m.id = $2 and ${knownTo('$1', 'm.id')}
   ), made as (
     insert into follows (follower_id, following_id, created_at)
     select follower_id, following_id, at from ended where kind = 'follow'
     on conflict do nothing returning follower_id, following_id
   ), asked as (
     insert into follow_requests (follower_id, following_id, created_at)
     select follower_id, following_id, at from ended
     where kind = 'request' and exists (select 1 from members m where m.id = following_id and m.private)
     on conflict do nothing
   ) ${followsAddedUp('made')}`,
);

/** A follow or a request as it was when it ended. */
export interface EndedFollow {
  readonly kind: 'follow' | 'request';
  readonly follower_id: string;
  readonly following_id: string;
  readonly at: Date | string;
}

/** Ends what is between two members, both ways, and tells what that was. */
export const endFollows = async (tx: Db, one: string, other: string): Promise<EndedFollow[]> => {
  const ended: EndedFollow[] = [];
  for (const [follower_id, following_id] of [
    [one, other],
    [other, one],
  ] as const) {
    const [row] = await deleteFollow(tx, follower_id, following_id, newId(), newId());
    if (row?.followed_at != null) ended.push({ kind: 'follow', follower_id, following_id, at: row.followed_at });
    if (row?.requested_at != null) ended.push({ kind: 'request', follower_id, following_id, at: row.requested_at });
  }
  return ended;
};

export const restoreFollows = async (
  tx: Db,
  memberId: string,
  otherId: string,
  ended: readonly EndedFollow[],
): Promise<void> => {
  await insertEnded(tx, memberId, otherId, JSON.stringify(ended));
};

/** $1 the viewer, $2 who, $3 whom. What a private member's lists hold is told to nobody who may not read them. */
export const selectPair = statement<{ is_following: boolean; is_requested: boolean }>(
  'follow_pair',
  `select exists (
     select 1 from follows where follower_id = $2 and following_id = $3
       and ($1 in ($2, $3) or (${reachableBy('$1', '$2')} and ${reachableBy('$1', '$3')}))
   ) as is_following,
   $1 = $2 and exists (select 1 from follow_requests where follower_id = $2 and following_id = $3) as is_requested`,
);

const selectReachable = `select exists (select 1 from members m where m.id = $2 and ${reachableBy('$1', 'm.id')}) as found`;
/** $1 the viewer, $2 whose lists. */
export const selectIsReadable = statement<{ found: boolean }>('follow_readable', selectReachable);

export interface EntryRow extends MemberCardRow {
  bio: string | null;
  followers_count: number;
  followed_at: Date;
  is_following: boolean;
  is_requested: boolean;
}

/** $1 whose list, $2 the viewer, $3 and $4 the cursor, $5 how many. Members who are not there for the viewer are left out. */
const list = (own: 'follower_id' | 'following_id', other: 'follower_id' | 'following_id'): string => `
  select m.id, m.username, m.display_name, m.avatar_url, m.bio, m.verified, m.verified_by, m.platinum, m.followers_count,
    f.created_at as followed_at,
    exists (select 1 from follows v where v.follower_id = $2 and v.following_id = m.id) as is_following,
    exists (select 1 from follow_requests v where v.follower_id = $2 and v.following_id = m.id) as is_requested
  from follows f join members m on m.id = f.${other}
  where f.${own} = $1 and (f.created_at, f.${other}) < ($3, $4) and ${knownTo('$2', 'm.id')} and ${reachableBy('$2', '$1')}
  order by f.created_at desc, f.${other} desc limit $5`;

export const selectFollowing = statement<EntryRow>('follow_list_following', list('follower_id', 'following_id'));
export const selectFollowers = statement<EntryRow>('follow_list_followers', list('following_id', 'follower_id'));
