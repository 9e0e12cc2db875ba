import { announced, statement, type Db } from '#kernel';
import { followersCounted, followingCounted } from '#members';

const pair = `jsonb_build_object('followerId', follower_id, 'followingId', following_id)`;

interface Changed {
  changed: boolean;
  followers_count: number;
}

// Row, both counts and the fact in one statement: they agree whatever happens in between.
const change = (fact: 'member.followed' | 'member.unfollowed', step: 1 | -1, write: string): string => `
  with changed as (${write} returning follower_id, following_id),
  follower as (${followingCounted(step, 'select follower_id from changed')}),
  followed as (${followersCounted(step, 'select following_id from changed')} returning followers_count),
  told as (${announced('$3', fact, pair, 'changed')})
  select exists (select 1 from changed) as changed,
    coalesce((select followers_count from followed), (select followers_count from members where id = $2), 0) as followers_count`;

/** $1 who, $2 whom, $3 id of the fact, $4 now. */
export const insertFollow = statement<Changed>(
  'follow_insert',
  change(
    'member.followed',
    1,
    'insert into follows (follower_id, following_id, created_at) values ($1, $2, $4) on conflict do nothing',
  ),
);

export const deleteFollow = statement<Changed>(
  'follow_delete',
  change('member.unfollowed', -1, 'delete from follows where follower_id = $1 and following_id = $2'),
);

const selectReachable = statement<{ reachable: boolean }>(
  'follow_reachable',
  `select exists (select 1 from members where id = $2) and not exists (
     select 1 from blocks where (blocker_id, blocked_id) in (($1, $2), ($2, $1))
   ) as reachable`,
);

/** There is such a member, and no block stands between the two. */
export const isReachable = async (db: Db, fromId: string, toId: string): Promise<boolean> =>
  (await selectReachable(db, fromId, toId))[0]?.reachable === true;

const selectOne = statement<{ found: boolean }>(
  'follow_exists',
  'select exists (select 1 from follows where follower_id = $1 and following_id = $2) as found',
);

export const isFollowing = async (db: Db, followerId: string, followingId: string): Promise<boolean> =>
  (await selectOne(db, followerId, followingId))[0]?.found === true;

export interface EntryRow {
  id: string;
  username: string;
  display_name: string;
  avatar_url: string | null;
  bio: string | null;
  verified: boolean;
  verified_by: string | null;
  platinum: boolean;
  followers_count: number;
  followed_at: Date;
  is_following: boolean;
}

/** $1 whose list, $2 the viewer, $3 and $4 the cursor, $5 how many. Members whom a block separates from the viewer are left out. */
const list = (own: 'follower_id' | 'following_id', other: 'follower_id' | 'following_id'): string => `
  select m.id, m.username, m.display_name, m.avatar_url, m.bio, m.verified, m.verified_by, m.platinum, m.followers_count,
    f.created_at as followed_at,
    exists (select 1 from follows v where v.follower_id = $2 and v.following_id = m.id) as is_following
  from follows f join members m on m.id = f.${other}
  where f.${own} = $1 and (f.created_at, f.${other}) < ($3, $4)
    and not exists (select 1 from blocks b where b.blocker_id = $2 and b.blocked_id = m.id)
    and not exists (select 1 from blocks b where b.blocker_id = m.id and b.blocked_id = $2)
  order by f.created_at desc, f.${other} desc limit $5`;

export const selectFollowing = statement<EntryRow>('follow_list_following', list('follower_id', 'following_id'));
export const selectFollowers = statement<EntryRow>('follow_list_followers', list('following_id', 'follower_id'));
