// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { one, type MemberId } from '#kernel';

export interface SelectIsFollowedHereRow {
  followed: boolean;
}

/** Somebody at home follows them. */
export const selectIsFollowedHere = one<{ memberId: MemberId }, SelectIsFollowedHereRow>(
  'federation_select_is_followed_here',
  `select exists (
  select 1 from follows f where f.following_id = $1 and not f.away
) as followed`,
  (p) => [p.memberId],
);
