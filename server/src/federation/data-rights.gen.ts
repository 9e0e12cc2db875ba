// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, maybe, type MemberId } from '#kernel';

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
