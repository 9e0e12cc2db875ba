-- Who invited whom, and what it is worth: told, qualified, credited; or held for an operator, or refused.

-- macro: both_known_in(kind)
r.reviewed_at is null and exists (
  select 1 from known_browsers mine join known_browsers theirs on theirs.mark = mine.mark
  where mine.member_id = r.inviter_id and theirs.member_id = r.invited_id and mine.mark like :kind
)

-- macro: is_self_invited()
-- Both have been signed in with one browser, whatever it called itself and whether they still are.
both_known_in('browser:%')

-- macro: is_alike()
-- Both came from one address with the same program: one person with cleared cookies, or two with like phones at home.
both_known_in('network:%')

-- name: insertReferrals :exec
-- Told twice, it is written once.
insert into referrals (id, inviter_id, invited_id, state, reason, joined_at)
select draft.id, inviter.id, invited.id, case when judged.reason is null then 'pending' else 'refused' end, judged.reason, draft.joined
from jsonb_to_recordset(:drafts) as draft (id uuid, inviter uuid, invited uuid, joined timestamptz)
  join members inviter on inviter.id = draft.inviter
  join members invited on invited.id = draft.invited and invited.id <> inviter.id
  cross join lateral (select case when inviter.invited_by = invited.id then 'loop' end as reason) judged
on conflict do nothing;

-- name: qualifyReferrals :exec
-- Invited members of whom something is new.
update referrals r set state = case when judged.is_self then 'refused' when judged.is_alike then 'held' else 'qualified' end,
  reason = case when judged.is_self then 'self' end, qualified_at = :now
from (
  select r.id, is_self_invited() as is_self, is_alike() as is_alike from referrals r join members m on m.id = r.invited_id
  where r.invited_id = any(:invited_ids!) and r.state = 'pending'
    and (not :needs_identity::boolean or m.email_verified_at is not null or m.twitter_id is not null
      or exists (select 1 from identities i where i.member_id = m.id))
    and (not :needs_post::boolean or exists (select 1 from posts p where p.member_id = m.id))
) judged where judged.id = r.id and r.state = 'pending';

-- name: selectWaitingInviters :many
-- Somebody who is suspended or away waits.
select distinct r.inviter_id as id from referrals r
  join members inviter on inviter.id = r.inviter_id and inviter.state = 'active'
  join members invited on invited.id = r.invited_id and invited.state = 'active'
where r.state = 'qualified' and r.inviter_id > :after order by 1 limit :count;

-- name: lockQualified :many
-- The oldest first.
select r.id, is_self_invited() as is_self, is_alike() as is_alike from referrals r
  join members m on m.id = r.invited_id and m.state = 'active'
where r.inviter_id = :inviter_id and r.state = 'qualified' order by r.id limit :count for update of r;

-- name: countCredited :one
select count(*)::int as credited, (count(*) filter (where credited_at > :since))::int as lately
from referrals where inviter_id = :inviter_id and state = 'credited';

-- name: updateCredited :exec
update referrals set state = 'credited', amount = :amount!, credited_at = :now! where id = :id;

-- name: updateRefused :exec
update referrals set state = 'refused', reason = :reason! where id = :id;

-- name: updateHeld :exec
update referrals set state = 'held' where id = :id;

-- name: selectHeld :many
-- Oldest first.
select r.id, inviter.username as inviter, invited.username as invited, r.joined_at from referrals r
  join members inviter on inviter.id = r.inviter_id join members invited on invited.id = r.invited_id
where r.state = 'held' and r.id > :after order by r.id limit :count;

-- name: updateReviewed :exec
-- Judged once: nothing happens to one that is not held any more.
update referrals set state = case when :counts::boolean then 'qualified' else 'refused' end,
  reason = case when :counts then null else 'self' end, reviewed_at = :now!
where id = :id and state = 'held';

-- name: selectTotals :one
select count(*)::int as invited, (count(*) filter (where state in ('qualified', 'credited')))::int as qualified,
  (count(*) filter (where state = 'credited'))::int as credited, coalesce(sum(amount), 0)::text as earned
from referrals where inviter_id = :inviter_id;

-- name: selectReferrals :many
-- No member_id: they have left, or the viewer may not know of them; then there is nothing in the columns after it.
select r.id, r.state, r.reason, r.amount, r.joined_at, r.credited_at, m.id as member_id, m.username as "username!",
  m.display_name as "display_name!", m.avatar_url, m.verified as "verified!", m.verified_by, m.platinum as "platinum!"
from referrals r left join members m on m.id = r.invited_id and can_know(:inviter_id, m.id)
where r.inviter_id = :inviter_id and r.id < :before order by r.id desc limit :count;

-- name: selectRewardViolations :many
-- P7: a referral that says it was credited has its two transfers, and every such transfer its referral.
select 'referral ' || r.id || ' is credited without its transfers' as violation from referrals r
where r.state = 'credited' and (
  select count(*) from transfers t where t.kind = 'referral' and t.amount = r.amount
    and t.key in ('referral:' || r.id, 'referral:' || r.id || ':points')
) <> 2
union all
select 'transfer ' || t.id || ' pays for no referral' from transfers t
where t.kind = 'referral' and t.key like 'referral:%'
  and not exists (select 1 from referrals r where r.state = 'credited' and t.key like 'referral:' || r.id || '%');

-- name: insertSeedReferrals :many
insert into referrals (id, inviter_id, invited_id, state, amount, joined_at, qualified_at, credited_at)
select id, "inviterId", "invitedId", state, amount, "joinedAt", case when state <> 'pending' then "joinedAt" end,
  case when state = 'credited' then "creditedAt" end
from jsonb_to_recordset(:drafts) as draft
  (id uuid, "inviterId" uuid, "invitedId" uuid, state text, amount bigint, "joinedAt" timestamptz, "creditedAt" timestamptz)
on conflict do nothing returning id;

-- name: exportReferrals :many
-- Whom the member invited and who invited them.
select case when r.inviter_id = :member_id then 'invited' else 'was invited by' end as direction, other.username as member,
  r.state, r.reason, r.amount, r.joined_at, r.qualified_at, r.credited_at
from referrals r
left join members other on other.id = case when r.inviter_id = :member_id then r.invited_id else r.inviter_id end
where r.inviter_id = :member_id or r.invited_id = :member_id order by r.id;

-- name: eraseOwnReferrals :exec
delete from referrals where inviter_id = :member_id;

-- name: eraseUnpaidReferrals :exec
delete from referrals where invited_id = :member_id! and state <> 'credited';

-- name: eraseInvited :exec
-- What somebody else was credited for stays theirs, without a name.
update referrals set invited_id = null where invited_id = :member_id!;
