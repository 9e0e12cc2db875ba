import type { Choices } from '@house/contract/settings';
import { statement } from '#kernel';

export const selectChoices = statement<{ member_id: string; choices: unknown }>(
  'settings_of_members',
  'select member_id, choices from settings where member_id = any($1)',
);

/** $1 who, $2 what changes, by group, $3 now. Groups are laid over each other, so that two devices can change two things at once. */
export const upsertChoices = statement<{ choices: unknown }>(
  'settings_change',
  `insert into settings (member_id, choices, updated_at) values ($1, $2, $3)
   on conflict (member_id) do update set updated_at = excluded.updated_at, choices = (
     select coalesce(jsonb_object_agg(key, coalesce(kept.value, '{}') || coalesce(given.value, '{}')), '{}')
     from jsonb_each(settings.choices) kept full join jsonb_each(excluded.choices) given using (key)
   ) returning choices`,
);

/**
 * A condition: the member has not switched this off. `choice` is an expression that names a choice of the group; where it
 * is null nothing can switch it off.
 */
export const wants = (member: string, group: keyof Choices, choice: string): string =>
  `not exists (select 1 from settings chosen where chosen.member_id = ${member} and chosen.choices -> '${group}' -> ${choice} = 'false')`;

/** $1 who, $2 now. The link in a digest does this, signed in or not; who has gone has no row. */
export const switchOffDigests = statement(
  'settings_digests_off',
  `update settings set updated_at = $2, choices = choices
     || jsonb_build_object('account', coalesce(choices -> 'account', '{}') || '{"digests": false}') where member_id = $1`,
);
