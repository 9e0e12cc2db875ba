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

export interface SelectIsQuietRow {
  quiet: boolean;
}

/** Their server is limited, and the reader does not follow them. */
export const selectIsQuiet = one<{ hosts: readonly string[]; reader: MemberId; author: MemberId }, SelectIsQuietRow>(
  'federation_select_is_quiet',
  `select exists (select 1 from federation_hosts h where h.name = any($1::text[]) and h.state = 'limited')
  and not exists (select 1 from follows f where f.follower_id = $2 and f.following_id = $3) as quiet`,
  (p) => [p.hosts, p.reader, p.author],
);
