import type { Choices } from '@wagram/contract/settings';

/** For rooms whose statements are not in .sql files yet; settings.sql says the same. */
export const wants = (member: string, group: keyof Choices, choice: string): string =>
  `not exists (select 1 from settings chosen where chosen.member_id = ${member} and chosen.choices -> '${group}' -> ${choice} = 'false')`;
