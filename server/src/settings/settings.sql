-- What members prefer. What was never chosen has no entry, and its default.
-- events: WaitlistEvent from '@wagram/contract/settings'

-- macro: wants(member, group, choice)
-- The member has not switched this off. `choice` names a choice of the group; where it is null nothing can switch it off.
not exists (select 1 from settings chosen where chosen.member_id = :member and chosen.choices -> :group -> :choice = 'false')

-- name: selectChoices :many
select member_id, choices from settings where member_id = any(:member_ids);

-- name: upsertChoices :one
-- Groups are laid over each other, so that two devices can change two things at once.
insert into settings (member_id, choices, updated_at) values (:member_id, :change, :now)
on conflict (member_id) do update set updated_at = excluded.updated_at, choices = (
  select coalesce(jsonb_object_agg(key, coalesce(kept.value, '{}') || coalesce(given.value, '{}')), '{}')
  from jsonb_each(settings.choices) kept full join jsonb_each(excluded.choices) given using (key)
)
returning choices;

-- name: setDigestsOff :exec
-- The link in a digest does this, signed in or not; who has gone has no row.
update settings set updated_at = :now, choices = choices
  || jsonb_build_object('account', coalesce(choices -> 'account', '{}') || '{"digests": false}')
where member_id = :member_id;

-- name: countWaitlists :many
-- Who has left for now hears of it when they come back and it is answered again.
select named.waitlist, (
    select count(*)::int from settings s join members m on m.id = s.member_id and m.state <> 'deactivated'
    where s.choices -> 'wishes' -> named.waitlist = 'true'
  ) as waiting
from unnest(:waitlists::text[]) as named (waitlist);

-- name: answerAll :one
-- D26: in one statement they wait no longer and are told, so that nobody is told twice, whoever else answers at the same
-- moment. An event names five hundred of them at most: a hundred thousand may wait.
with answered as (
  update settings s set updated_at = :now, choices = jsonb_set(s.choices, array['wishes', :waitlist::text], 'false')
  from members m
  where m.id = s.member_id and m.state <> 'deactivated' and s.choices -> 'wishes' -> :waitlist::text = 'true'
  returning s.member_id
), emitted as (
  insert into outbox (id, name, payload)
  select gen_random_uuid(), 'wish.answered', jsonb_build_object(
    'wish', to_jsonb(:waitlist::text), 'message', :message::text, 'memberIds', members)
  from (
    select jsonb_agg(member_id) as members
    from (select member_id, (row_number() over (order by member_id) - 1) / 500 as chunk from answered) each
    group by chunk
  ) waited
)
select count(*)::int as told from answered;

-- name: exportSettings :many
select choices, updated_at from settings where member_id = :member_id;

-- name: eraseSettings :exec
delete from settings where member_id = :member_id;
