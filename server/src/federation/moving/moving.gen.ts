// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type MemberId } from '#kernel';

export interface SelectMovingRow {
  also_known_as: string[];
  moved_to: string | null;
}

export const selectMoving = maybe<{ memberId: MemberId }, SelectMovingRow>(
  'federation_select_moving',
  `select also_known_as, moved_to from federation_moves where member_id = $1`,
  (p) => [p.memberId],
);

export const setAliases = exec<{ memberId: MemberId; accounts: readonly string[] }>(
  'federation_set_aliases',
  `insert into federation_moves (member_id, also_known_as) values ($1, $2::text[])
on conflict (member_id) do update set also_known_as = excluded.also_known_as`,
  (p) => [p.memberId, p.accounts],
);

export const setMovedTo = exec<{ memberId: MemberId; movedTo: string | null; now: Date | null }>(
  'federation_set_moved_to',
  `insert into federation_moves (member_id, moved_to, moved_at) values ($1, $2, $3)
on conflict (member_id) do update set moved_to = excluded.moved_to, moved_at = excluded.moved_at`,
  (p) => [p.memberId, p.movedTo, p.now],
);

export interface SelectFollowersHereRow {
  follower_id: MemberId;
}

/** Those at home who follow somebody, a page at a time. */
export const selectFollowersHere = many<{ memberId: MemberId; after: MemberId }, SelectFollowersHereRow>(
  'federation_select_followers_here',
  `select f.follower_id from follows f
where f.following_id = $1 and not f.away and f.follower_id > $2 order by f.follower_id limit 500`,
  (p) => [p.memberId, p.after],
);
