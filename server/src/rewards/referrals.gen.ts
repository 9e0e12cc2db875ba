// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, one, type MemberId, type MemberVerifiedBy, type ReferralId, type ReferralReason, type ReferralState } from '#kernel';

/** Told twice, it is written once. */
export const insertReferrals = exec<{ drafts: string }>(
  'rewards_insert_referrals',
  `insert into referrals (id, inviter_id, invited_id, state, reason, joined_at)
select draft.id, inviter.id, invited.id, case when judged.reason is null then 'pending' else 'refused' end, judged.reason, draft.joined
from jsonb_to_recordset($1) as draft (id uuid, inviter uuid, invited uuid, joined timestamptz)
  join members inviter on inviter.id = draft.inviter
  join members invited on invited.id = draft.invited and invited.id <> inviter.id
  cross join lateral (select case when inviter.invited_by = invited.id then 'loop' end as reason) judged
on conflict do nothing`,
  (p) => [p.drafts],
);

/** Invited members of whom something is new. */
export const qualifyReferrals = exec<{ now: Date | null; invitedIds: readonly MemberId[]; needsIdentity: boolean; needsPost: boolean }>(
  'rewards_qualify_referrals',
  `update referrals r set state = case when judged.is_self then 'refused' when judged.is_alike then 'held' else 'qualified' end,
  reason = case when judged.is_self then 'self' end, qualified_at = $1
from (
  select r.id, r.reviewed_at is null and exists (
  select 1 from known_browsers mine join known_browsers theirs on theirs.mark = mine.mark
  where mine.member_id = r.inviter_id and theirs.member_id = r.invited_id and mine.mark like 'browser:%'
) as is_self, r.reviewed_at is null and exists (
  select 1 from known_browsers mine join known_browsers theirs on theirs.mark = mine.mark
  where mine.member_id = r.inviter_id and theirs.member_id = r.invited_id and mine.mark like 'network:%'
) as is_alike from referrals r join members m on m.id = r.invited_id
  where r.invited_id = any($2) and r.state = 'pending'
    and (not $3::boolean or m.email_verified_at is not null or m.twitter_id is not null
      or exists (select 1 from identities i where i.member_id = m.id))
    and (not $4::boolean or exists (select 1 from posts p where p.member_id = m.id))
) judged where judged.id = r.id and r.state = 'pending'`,
  (p) => [p.now, p.invitedIds, p.needsIdentity, p.needsPost],
);

export interface SelectWaitingInvitersRow {
  id: MemberId;
}

/** Somebody who is suspended or away waits. */
export const selectWaitingInviters = many<{ after: MemberId; count: bigint | number }, SelectWaitingInvitersRow>(
  'rewards_select_waiting_inviters',
  `select distinct r.inviter_id as id from referrals r
  join members inviter on inviter.id = r.inviter_id and inviter.state = 'active'
  join members invited on invited.id = r.invited_id and invited.state = 'active'
where r.state = 'qualified' and r.inviter_id > $1 order by 1 limit $2`,
  (p) => [p.after, p.count],
);

export interface LockQualifiedRow {
  id: ReferralId;
  is_self: boolean;
  is_alike: boolean;
}

/** The oldest first. */
export const lockQualified = many<{ inviterId: MemberId; count: bigint | number }, LockQualifiedRow>(
  'rewards_lock_qualified',
  `select r.id, r.reviewed_at is null and exists (
  select 1 from known_browsers mine join known_browsers theirs on theirs.mark = mine.mark
  where mine.member_id = r.inviter_id and theirs.member_id = r.invited_id and mine.mark like 'browser:%'
) as is_self, r.reviewed_at is null and exists (
  select 1 from known_browsers mine join known_browsers theirs on theirs.mark = mine.mark
  where mine.member_id = r.inviter_id and theirs.member_id = r.invited_id and mine.mark like 'network:%'
) as is_alike from referrals r
  join members m on m.id = r.invited_id and m.state = 'active'
where r.inviter_id = $1 and r.state = 'qualified' order by r.id limit $2 for update of r`,
  (p) => [p.inviterId, p.count],
);

export interface CountCreditedRow {
  credited: number;
  lately: number;
}

export const countCredited = one<{ since: Date; inviterId: MemberId }, CountCreditedRow>(
  'rewards_count_credited',
  `select count(*)::int as credited, (count(*) filter (where credited_at > $1))::int as lately
from referrals where inviter_id = $2 and state = 'credited'`,
  (p) => [p.since, p.inviterId],
);

export const updateCredited = exec<{ amount: bigint | number; now: Date; id: ReferralId }>(
  'rewards_update_credited',
  `update referrals set state = 'credited', amount = $1, credited_at = $2 where id = $3`,
  (p) => [p.amount, p.now, p.id],
);

export const updateRefused = exec<{ reason: ReferralReason; id: ReferralId }>(
  'rewards_update_refused',
  `update referrals set state = 'refused', reason = $1 where id = $2`,
  (p) => [p.reason, p.id],
);

export const updateHeld = exec<{ id: ReferralId }>(
  'rewards_update_held',
  `update referrals set state = 'held' where id = $1`,
  (p) => [p.id],
);

export interface SelectHeldRow {
  id: ReferralId;
  inviter: string;
  invited: string;
  joined_at: Date;
}

/** Oldest first. */
export const selectHeld = many<{ after: ReferralId; count: bigint | number }, SelectHeldRow>(
  'rewards_select_held',
  `select r.id, inviter.username as inviter, invited.username as invited, r.joined_at from referrals r
  join members inviter on inviter.id = r.inviter_id join members invited on invited.id = r.invited_id
where r.state = 'held' and r.id > $1 order by r.id limit $2`,
  (p) => [p.after, p.count],
);

/** Judged once: nothing happens to one that is not held any more. */
export const updateReviewed = exec<{ counts: boolean; now: Date; id: ReferralId }>(
  'rewards_update_reviewed',
  `update referrals set state = case when $1::boolean then 'qualified' else 'refused' end,
  reason = case when $1 then null else 'self' end, reviewed_at = $2
where id = $3 and state = 'held'`,
  (p) => [p.counts, p.now, p.id],
);

export interface SelectTotalsRow {
  invited: number;
  qualified: number;
  credited: number;
  earned: string;
}

export const selectTotals = one<{ inviterId: MemberId }, SelectTotalsRow>(
  'rewards_select_totals',
  `select count(*)::int as invited, (count(*) filter (where state in ('qualified', 'credited')))::int as qualified,
  (count(*) filter (where state = 'credited'))::int as credited, coalesce(sum(amount), 0)::text as earned
from referrals where inviter_id = $1`,
  (p) => [p.inviterId],
);

export interface SelectReferralsRow {
  id: ReferralId;
  state: ReferralState;
  reason: ReferralReason | null;
  amount: string | null;
  joined_at: Date;
  credited_at: Date | null;
  member_id: MemberId | null;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
}

/** No member_id: they have left, or the viewer may not know of them; then there is nothing in the columns after it. */
export const selectReferrals = many<{ inviterId: MemberId; before: ReferralId; count: bigint | number }, SelectReferralsRow>(
  'rewards_select_referrals',
  `select r.id, r.state, r.reason, r.amount, r.joined_at, r.credited_at, m.id as member_id, m.username as username,
  m.display_name as display_name, m.avatar_url, m.verified as verified, m.verified_by, m.platinum as platinum
from referrals r left join members m on m.id = r.invited_id and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1))
where r.inviter_id = $1 and r.id < $2 order by r.id desc limit $3`,
  (p) => [p.inviterId, p.before, p.count],
);

export interface SelectRewardViolationsRow {
  violation: string;
}

/** P7: a referral that says it was credited has its two transfers, and every such transfer its referral. */
export const selectRewardViolations = many<void, SelectRewardViolationsRow>(
  'rewards_select_reward_violations',
  `select 'referral ' || r.id || ' is credited without its transfers' as violation from referrals r
where r.state = 'credited' and (
  select count(*) from transfers t where t.kind = 'referral' and t.amount = r.amount
    and t.key in ('referral:' || r.id, 'referral:' || r.id || ':points')
) <> 2
union all
select 'transfer ' || t.id || ' pays for no referral' from transfers t
where t.kind = 'referral' and t.key like 'referral:%'
  and not exists (select 1 from referrals r where r.state = 'credited' and t.key like 'referral:' || r.id || '%')`,
  () => [],
);

export interface InsertSeedReferralsRow {
  id: ReferralId;
}

export const insertSeedReferrals = many<{ drafts: string }, InsertSeedReferralsRow>(
  'rewards_insert_seed_referrals',
  `insert into referrals (id, inviter_id, invited_id, state, amount, joined_at, qualified_at, credited_at)
select id, "inviterId", "invitedId", state, amount, "joinedAt", case when state <> 'pending' then "joinedAt" end,
  case when state = 'credited' then "creditedAt" end
from jsonb_to_recordset($1) as draft
  (id uuid, "inviterId" uuid, "invitedId" uuid, state text, amount bigint, "joinedAt" timestamptz, "creditedAt" timestamptz)
on conflict do nothing returning id`,
  (p) => [p.drafts],
);

export interface ExportReferralsRow {
  direction: 'was invited by' | 'invited';
  member: string | null;
  state: ReferralState;
  reason: ReferralReason | null;
  amount: string | null;
  joined_at: Date;
  qualified_at: Date | null;
  credited_at: Date | null;
}

/** Whom the member invited and who invited them. */
export const exportReferrals = many<{ memberId: MemberId }, ExportReferralsRow>(
  'rewards_export_referrals',
  `select case when r.inviter_id = $1 then 'invited' else 'was invited by' end as direction, other.username as member,
  r.state, r.reason, r.amount, r.joined_at, r.qualified_at, r.credited_at
from referrals r
left join members other on other.id = case when r.inviter_id = $1 then r.invited_id else r.inviter_id end
where r.inviter_id = $1 or r.invited_id = $1 order by r.id`,
  (p) => [p.memberId],
);

export const eraseOwnReferrals = exec<{ memberId: MemberId }>(
  'rewards_erase_own_referrals',
  `delete from referrals where inviter_id = $1`,
  (p) => [p.memberId],
);

export const eraseUnpaidReferrals = exec<{ memberId: MemberId }>(
  'rewards_erase_unpaid_referrals',
  `delete from referrals where invited_id = $1 and state <> 'credited'`,
  (p) => [p.memberId],
);

/** What somebody else was credited for stays theirs, without a name. */
export const eraseInvited = exec<{ memberId: MemberId }>(
  'rewards_erase_invited',
  `update referrals set invited_id = null where invited_id = $1`,
  (p) => [p.memberId],
);
