// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, maybe, type MemberId, type MemberVerifiedBy } from '#kernel';

export interface Relation {
  id: MemberId;
  is_private: boolean;
  is_open: boolean;
  is_following: boolean;
  is_requested: boolean;
  follows_you: boolean;
  is_blocked: boolean;
  is_muted: boolean;
  can_be_paid: boolean;
}

/** The handle is in lower case. No row: nobody is there for them. */
export const selectRelation = maybe<{ viewer: MemberId | null; handle: string }, Relation>(
  'profiles_select_relation',
  `select m.id, m.private as is_private, (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = m.id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  ))))) as is_open,
  exists (select 1 from follows f where f.follower_id = $1 and f.following_id = m.id) as is_following,
  exists (select 1 from follow_requests r where r.follower_id = $1 and r.following_id = m.id) as is_requested,
  exists (select 1 from follows f where f.follower_id = m.id and f.following_id = $1) as follows_you,
  exists (select 1 from blocks b where b.blocker_id = $1 and b.blocked_id = m.id) as is_blocked,
  exists (select 1 from mutes u where u.member_id = $1 and u.muted_id = m.id) as is_muted,
  (m.id <> $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1))
    and exists (select 1 from linked_addresses l where l.member_id = m.id)) is true as can_be_paid
from members m where lower(m.username) = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1))`,
  (p) => [p.viewer, p.handle],
);

export interface SelectMutualsRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  total: number;
}

/** USER-04: of those whom the viewer follows, who follows the member; the best known first, each with how many there are. It goes through the viewer's own follows, so that a famous member costs no more than another. */
export const selectMutuals = many<{ viewer: MemberId; memberId: MemberId; limit: bigint | number }, SelectMutualsRow>(
  'profiles_select_mutuals',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, count(*) over ()::int as total
from follows mine join members m on m.id = mine.following_id
where mine.follower_id = $1 and mine.following_id <> $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1))
  and exists (select 1 from follows theirs where theirs.follower_id = mine.following_id and theirs.following_id = $2)
order by m.followers_count desc, m.id limit $3`,
  (p) => [p.viewer, p.memberId, p.limit],
);
