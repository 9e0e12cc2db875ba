import { knownTo } from '#blocks';
import { statement } from '#kernel';

export interface FoundRow {
  id: string;
  username: string;
  display_name: string;
  avatar_url: string | null;
  bio: string | null;
  verified: boolean;
  verified_by: string | null;
  platinum: boolean;
  followers_count: number;
  is_following: boolean;
}

const MEMBER =
  'm.id, m.username, m.display_name, m.avatar_url, m.bio, m.verified, m.verified_by, m.platinum, m.followers_count';
/** So many who begin with the words are looked at, by handle and by name each: one letter must not read everybody. */
const LOOKED_AT = 24;
const OF_FOLLOWED = 500;

const inSpan = (expression: string, from: string, to: string): string =>
  `${expression} ~>=~ ${from} and ${expression} ~<~ ${to}`;
const handle = inSpan('lower(m.username)', '$2', '$3');
const name = inSpan('lower(m.display_name)', '$4', '$5');
const follows = `exists (select 1 from follows f where f.follower_id = $1 and f.following_id = m.id)`;

/**
 * $1 viewer, $2 to $3 span of handles, $4 to $5 span of names, $6 whom not, $7 how many. Nearest first: the very handle,
 * then the beginning of a handle, then of a name; among equals whom the viewer follows, then who has more followers.
 */
export const selectByPrefix = statement<FoundRow>(
  'search_members',
  `with mine as materialized (
     select following_id from follows where follower_id = $1 order by created_at desc limit ${OF_FOLLOWED}
   ), near as (
     (select m.id from members m where ${handle} and m.state = 'active' order by lower(m.username) using ~<~ limit ${LOOKED_AT})
     union (select m.id from members m where ${name} and m.state = 'active' order by lower(m.display_name) using ~<~ limit ${LOOKED_AT})
     union (select m.id from mine join members m on m.id = mine.following_id where ((${handle}) or (${name})) limit ${LOOKED_AT})
   ), ranked as (
     select ${MEMBER}, ${follows} as is_following,
       case when lower(m.username) = $2 then 0 when ${handle} then 1 else 2 end as tier
     from near join members m on m.id = near.id
     order by tier, is_following desc, m.followers_count desc, m.id limit ${LOOKED_AT * 3}
   )
   select * from ranked r where r.id is distinct from $6 and ${knownTo('$1', 'r.id')}
   order by tier, is_following desc, followers_count desc, id limit $7`,
);

/** $1 viewer, $2 words, $3 whom not, $4 how many. With a letter wrong, missing or too many. */
export const selectSimilar = statement<FoundRow>(
  'search_members_alike',
  `with ranked as (
     select ${MEMBER}, ${follows} as is_following, near.likeness
     from alike_members($2, ${LOOKED_AT * 2}) near join members m on m.id = near.id
   )
   select * from ranked r where r.id <> all($3) and ${knownTo('$1', 'r.id')}
   order by likeness desc, is_following desc, followers_count desc, id limit $4`,
);
