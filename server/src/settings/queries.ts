import type { Choices, Waitlist } from '@wagram/contract/settings';
import { emitted, statement } from '#kernel';

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

/** $1 their names. Who has left for now hears of it when they come back and it is answered again. */
export const selectWaiting = statement<{ wish: Waitlist; waiting: number }>(
  'settings_waiting',
  `select wish, (
     select count(*)::int from settings s join members m on m.id = s.member_id and m.state <> 'deactivated'
     where s.choices -> 'wishes' -> wish = 'true'
   ) as waiting from unnest($1::text[]) with ordinality as named (wish, place) order by place`,
);

/** Members whom one event names: a hundred thousand may wait. */
const CHUNK = 500;

/**
 * D26. $1 the waitlist, $2 what they read, $3 now. In one statement they wait no longer and are told, so that nobody is told
 * twice, whoever else answers at the same moment.
 */
export const answerAll = statement<{ told: number }>(
  'settings_answer',
  `with answered as (
     update settings s set updated_at = $3, choices = jsonb_set(s.choices, array['wishes', $1::text], 'false')
     from members m where m.id = s.member_id and m.state <> 'deactivated' and s.choices -> 'wishes' -> $1::text = 'true'
     returning s.member_id
   ), told as (${emitted(
     'gen_random_uuid()',
     'wish.answered',
     `jsonb_build_object('wish', $1::text, 'message', $2::text, 'memberIds', members)`,
     `(select jsonb_agg(member_id) as members from (
         select member_id, (row_number() over (order by member_id) - 1) / ${CHUNK} as chunk from answered
       ) each group by chunk) waited`,
   )})
   select count(*)::int as told from answered`,
);
