import { meetableBy, reachableBy } from '#blocks';
import { statement } from '#kernel';
import { knownTo, type MemberCardRow } from '#members';

export interface Relation {
  id: string;
  is_private: boolean;
  is_open: boolean;
  is_following: boolean;
  is_requested: boolean;
  follows_you: boolean;
  is_blocked: boolean;
  is_muted: boolean;
}

/** How the viewer $1 (null: a guest) stands to the member with the handle $2, in lower case. No row: nobody is there for them. */
export const selectRelation = statement<Relation>(
  'profile_relation',
  `select m.id, m.private as is_private, (${reachableBy('$1', 'm.id')}) as is_open,
     exists (select 1 from follows f where f.follower_id = $1 and f.following_id = m.id) as is_following,
     exists (select 1 from follow_requests r where r.follower_id = $1 and r.following_id = m.id) as is_requested,
     exists (select 1 from follows f where f.follower_id = m.id and f.following_id = $1) as follows_you,
     exists (select 1 from blocks b where b.blocker_id = $1 and b.blocked_id = m.id) as is_blocked,
     exists (select 1 from mutes u where u.member_id = $1 and u.muted_id = m.id) as is_muted
   from members m where lower(m.username) = $2 and ${meetableBy('$1', 'm.id')}`,
);

/**
 * USER-04: of those whom the viewer $1 follows, who follows $2; the best known first, $3 of them, each with how many there
 * are. It goes through the viewer's own follows, so that a famous member costs no more than another.
 */
export const selectMutuals = statement<MemberCardRow & { total: number }>(
  'profile_mutuals',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, count(*) over ()::int as total
   from follows mine join members m on m.id = mine.following_id
   where mine.follower_id = $1 and mine.following_id <> $2 and ${knownTo('$1', 'm.id')}
     and exists (select 1 from follows theirs where theirs.follower_id = mine.following_id and theirs.following_id = $2)
   order by m.followers_count desc, m.id limit $3`,
);
