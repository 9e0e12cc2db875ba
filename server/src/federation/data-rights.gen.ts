// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type MemberId } from '#kernel';

export interface SelectFarewellRow {
  origin: string;
  inboxes: string[];
}

/** Where those elsewhere read who follow them. */
export const selectFarewell = maybe<{ memberId: MemberId }, SelectFarewellRow>(
  'federation_select_farewell',
  `select h.origin, array_agg(distinct coalesce(a.shared_inbox, a.inbox)) as inboxes
from federation_home h, follows f join federation_actors a on a.member_id = f.follower_id
where f.following_id = $1 and f.away
group by h.origin`,
  (p) => [p.memberId],
);

export const eraseActor = exec<{ memberId: MemberId }>(
  'federation_erase_actor',
  `delete from federation_actors where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseMoves = exec<{ memberId: MemberId }>(
  'federation_erase_moves',
  `delete from federation_moves where member_id = $1`,
  (p) => [p.memberId],
);

export interface SelectMovesRow {
  also_known_as: string[];
  moved_to: string | null;
  moved_at: Date | null;
}

/** Their accounts elsewhere. */
export const selectMoves = many<{ memberId: MemberId }, SelectMovesRow>(
  'federation_select_moves',
  `select also_known_as, moved_to, moved_at from federation_moves where member_id = $1`,
  (p) => [p.memberId],
);
