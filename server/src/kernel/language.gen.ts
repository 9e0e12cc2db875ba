// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { maybe } from './db/query.ts';
import type { MemberId } from './db/schema.gen.ts';

export interface SelectLanguageRow {
  tag: string | null;
}

export const selectLanguage = maybe<{ memberId: MemberId }, SelectLanguageRow>(
  'kernel_select_language',
  `select choices -> 'display' ->> 'language' as tag from settings where member_id = $1`,
  (p) => [p.memberId],
);
