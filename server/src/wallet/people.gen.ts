// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, maybe, type MemberId, type MemberVerifiedBy } from '#kernel';

export interface SelectByHandleRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  created_at: Date;
  is_followed: boolean;
  address: string | null;
}

/** The handle has its @ and is in lower case. */
export const selectByHandle = maybe<{ viewer: MemberId; handle: string }, SelectByHandleRow>(
  'wallet_select_by_handle',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.created_at,
  exists (select 1 from follows f where f.follower_id = $1 and f.following_id = m.id) as is_followed, l.address
from members m left join linked_addresses l on l.member_id = m.id
where lower(m.username) = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1))`,
  (p) => [p.viewer, p.handle],
);

export interface SelectByAddressRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  created_at: Date;
  is_followed: boolean;
  address: string;
}

export const selectByAddress = maybe<{ viewer: MemberId; address: string }, SelectByAddressRow>(
  'wallet_select_by_address',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.created_at,
  exists (select 1 from follows f where f.follower_id = $1 and f.following_id = m.id) as is_followed, l.address
from linked_addresses l join members m on m.id = l.member_id
where l.address = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1))`,
  (p) => [p.viewer, p.address],
);

export interface SelectFollowedByRow {
  display_name: string;
  total: number;
}

/** Of those whom the viewer follows, who follows the member; the best known first, each with how many there are. Whoever keeps their lists to followers keeps this too. */
export const selectFollowedBy = many<{ viewer: MemberId; memberId: MemberId; limit: bigint | number }, SelectFollowedByRow>(
  'wallet_select_followed_by',
  `select m.display_name, count(*) over ()::int as total
from follows mine join members m on m.id = mine.following_id
where mine.follower_id = $1 and mine.following_id <> $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1)) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = $2) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = $2 and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  ))))
  and exists (select 1 from follows theirs where theirs.follower_id = mine.following_id and theirs.following_id = $2)
order by m.followers_count desc, m.id limit $3`,
  (p) => [p.viewer, p.memberId, p.limit],
);

export interface SelectShownRow {
  address: string;
  is_shown: boolean;
}

/** Whose holdings the viewer may look at: as their posts, if they show them. The handle has its @ and is in lower case. */
export const selectShown = maybe<{ handle: string; viewer: MemberId }, SelectShownRow>(
  'wallet_select_shown',
  `select l.address, l.is_shown
from linked_addresses l join members m on m.id = l.member_id
where lower(m.username) = $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = m.id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) and (l.is_shown or m.id = $2)`,
  (p) => [p.handle, p.viewer],
);

export interface SelectByAddressesRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  address: string;
}

/** A guest's viewer is null. */
export const selectByAddresses = many<{ addresses: readonly string[]; viewer: MemberId | null }, SelectByAddressesRow>(
  'wallet_select_by_addresses',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, l.address
from linked_addresses l join members m on m.id = l.member_id
where l.address = any ($1) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $2))`,
  (p) => [p.addresses, p.viewer],
);

export interface SelectReceiversRow {
  member_id: MemberId;
  address: string;
}

/** Whose addresses these are, but for the sender's own. D28: nobody real hears of what the demo pays. */
export const selectReceivers = many<{ senderId: MemberId; addresses: readonly string[] }, SelectReceiversRow>(
  'wallet_select_receivers',
  `select l.member_id, l.address
from linked_addresses l join members m on m.id = l.member_id join members sender on sender.id = $1
where l.address = any ($2) and l.member_id <> $1 and (m.demo or not sender.demo)
  and not exists (select 1 from blocks hidden where hidden.blocker_id = l.member_id and hidden.blocked_id = sender.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = sender.id and hidden.blocked_id = l.member_id) and exists (select 1 from members known where known.id = sender.id and (known.state = 'active' or known.id = l.member_id))`,
  (p) => [p.senderId, p.addresses],
);
