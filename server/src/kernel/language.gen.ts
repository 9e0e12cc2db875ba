// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { one } from './db/query.ts';
import type { MemberId } from './db/schema.gen.ts';

export interface SelectLanguageRow {
  tag: string | null;
}

/** `wanted` is what they read at the moment, where that is known. */
export const selectLanguage = one<{ memberId: MemberId; wanted: string | null }, SelectLanguageRow>(
  'kernel_select_language',
  `select coalesce((select chosen.choices -> 'display' ->> 'language' from settings chosen where chosen.member_id = $1), $2, (
  select held.language from sessions held where held.member_id = $1 and held.language is not null
  order by held.last_seen_at desc limit 1
)) as tag`,
  (p) => [p.memberId, p.wanted],
);
