// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { SomeChoices, WaitlistEvent } from '@wagram/contract/settings';
import { exec, many, one, type EmittedEvent, type EventField, type Json, type MemberId } from '#kernel';

export interface SelectChoicesRow {
  member_id: MemberId;
  choices: SomeChoices;
}

export const selectChoices = many<{ memberIds: readonly MemberId[] }, SelectChoicesRow>(
  'settings_select_choices',
  `select member_id, choices from settings where member_id = any($1)`,
  (p) => [p.memberIds],
);

export interface UpsertChoicesRow {
  choices: SomeChoices;
}

/** Groups are laid over each other, so that two devices can change two things at once. */
export const upsertChoices = one<{ memberId: MemberId; change: Json<SomeChoices>; now: Date }, UpsertChoicesRow>(
  'settings_upsert_choices',
  `insert into settings (member_id, choices, updated_at) values ($1, $2, $3)
on conflict (member_id) do update set updated_at = excluded.updated_at, choices = (
  select coalesce(jsonb_object_agg(key, coalesce(kept.value, '{}') || coalesce(given.value, '{}')), '{}')
  from jsonb_each(settings.choices) kept full join jsonb_each(excluded.choices) given using (key)
)
returning choices`,
  (p) => [p.memberId, p.change, p.now],
);

/** The link in a digest does this, signed in or not; who has gone has no row. */
export const setDigestsOff = exec<{ now: Date; memberId: MemberId }>(
  'settings_set_digests_off',
  `update settings set updated_at = $1, choices = choices
  || jsonb_build_object('account', coalesce(choices -> 'account', '{}') || '{"digests": false}')
where member_id = $2`,
  (p) => [p.now, p.memberId],
);

export interface CountWaitlistsRow {
  waitlist: string;
  waiting: number;
}

/** Who has left for now hears of it when they come back and it is answered again. */
export const countWaitlists = many<{ waitlists: readonly string[] }, CountWaitlistsRow>(
  'settings_count_waitlists',
  `select named.waitlist, (
    select count(*)::int from settings s join members m on m.id = s.member_id and m.state <> 'deactivated'
    where s.choices -> 'wishes' -> named.waitlist = 'true'
  ) as waiting
from unnest($1::text[]) as named (waitlist)`,
  (p) => [p.waitlists],
);

export interface AnswerAllRow {
  told: number;
}

export type AnswerAllEmits = EmittedEvent<WaitlistEvent, 'wish.answered', { wish: EventField<WaitlistEvent, 'wish.answered', 'wish'>; message: string; memberIds: EventField<WaitlistEvent, 'wish.answered', 'memberIds'> }>;

/** D26: in one statement they wait no longer and are told, so that nobody is told twice, whoever else answers at the same moment. An event names five hundred of them at most: a hundred thousand may wait. */
export const answerAll = one<{ now: Date; waitlist: string; message: string }, AnswerAllRow>(
  'settings_answer_all',
  `with answered as (
  update settings s set updated_at = $1, choices = jsonb_set(s.choices, array['wishes', $2::text], 'false')
  from members m
  where m.id = s.member_id and m.state <> 'deactivated' and s.choices -> 'wishes' -> $2::text = 'true'
  returning s.member_id
), emitted as (
  insert into outbox (id, name, payload)
  select gen_random_uuid(), 'wish.answered', jsonb_build_object(
    'wish', to_jsonb($2::text), 'message', $3::text, 'memberIds', members)
  from (
    select jsonb_agg(member_id) as members
    from (select member_id, (row_number() over (order by member_id) - 1) / 500 as chunk from answered) each
    group by chunk
  ) waited
)
select count(*)::int as told from answered`,
  (p) => [p.now, p.waitlist, p.message],
);

export interface ExportSettingsRow {
  choices: SomeChoices;
  updated_at: Date;
}

export const exportSettings = many<{ memberId: MemberId }, ExportSettingsRow>(
  'settings_export_settings',
  `select choices, updated_at from settings where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseSettings = exec<{ memberId: MemberId }>(
  'settings_erase_settings',
  `delete from settings where member_id = $1`,
  (p) => [p.memberId],
);
