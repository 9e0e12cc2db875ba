// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, type MemberId, type MemberVerifiedBy } from '#kernel';

export interface FoundRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  bio: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  followers_count: number;
  is_following: boolean;
}

/** Nearest first: the very handle, then the beginning of a handle, then of a name; among equals whom the viewer follows, then who has more followers. So many who begin with the words are looked at, by handle and by name each: one letter must not read everybody. */
export const selectByPrefix = many<{ viewer: MemberId | null; handleFrom: string; handleTo: string; nameFrom: string; nameTo: string; except: string | null; count: bigint | number }, FoundRow>(
  'search_select_by_prefix',
  `with mine as materialized (
  select following_id from follows where follower_id = $1 order by created_at desc limit 500
), near as (
  (select m.id from members m where lower(m.username) ~>=~ $2 and lower(m.username) ~<~ $3 and m.state = 'active' order by lower(m.username) using ~<~ limit 24)
  union (select m.id from members m where lower(m.display_name) ~>=~ $4 and lower(m.display_name) ~<~ $5 and m.state = 'active' order by lower(m.display_name) using ~<~ limit 24)
  union (select m.id from mine join members m on m.id = mine.following_id where ((lower(m.username) ~>=~ $2 and lower(m.username) ~<~ $3) or (lower(m.display_name) ~>=~ $4 and lower(m.display_name) ~<~ $5)) limit 24)
), ranked as (
  select m.id, m.username, m.display_name, m.avatar_url, m.bio, m.verified, m.verified_by, m.platinum,
  m.followers_count, exists (select 1 from follows f where f.follower_id = $1 and f.following_id = m.id) as is_following,
    case when lower(m.username) = $2 then 0 when lower(m.username) ~>=~ $2 and lower(m.username) ~<~ $3 then 1 else 2 end as tier
  from near join members m on m.id = near.id
  where (m.host is null or not exists (
  select 1 from federation_hosts quiet where quiet.name = m.host and quiet.state = 'limited'
))
  order by tier, is_following desc, m.followers_count desc, m.id limit 72
)
select r.id, r.username, r.display_name, r.avatar_url, r.bio, r.verified, r.verified_by, r.platinum,
  r.followers_count, r.is_following from ranked r
where r.id is distinct from $6 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = r.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = r.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = r.id and (known.state = 'active' or known.id = $1))
order by r.tier, r.is_following desc, r.followers_count desc, r.id limit $7`,
  (p) => [p.viewer, p.handleFrom, p.handleTo, p.nameFrom, p.nameTo, p.except, p.count],
);

/** With a letter wrong, missing or too many. */
export const selectSimilar = many<{ viewer: MemberId | null; text: string; known: readonly MemberId[]; count: bigint | number }, FoundRow>(
  'search_select_similar',
  `with ranked as (
  select m.id, m.username, m.display_name, m.avatar_url, m.bio, m.verified, m.verified_by, m.platinum,
  m.followers_count, exists (select 1 from follows f where f.follower_id = $1 and f.following_id = m.id) as is_following, near.likeness
  from alike_members($2, 48) near join members m on m.id = near.id
  where (m.host is null or not exists (
  select 1 from federation_hosts quiet where quiet.name = m.host and quiet.state = 'limited'
))
)
select r.id, r.username, r.display_name, r.avatar_url, r.bio, r.verified, r.verified_by, r.platinum,
  r.followers_count, r.is_following from ranked r
where r.id <> all($3) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = r.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = r.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = r.id and (known.state = 'active' or known.id = $1))
order by r.likeness desc, r.is_following desc, r.followers_count desc, r.id limit $4`,
  (p) => [p.viewer, p.text, p.known, p.count],
);
