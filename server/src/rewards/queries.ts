import type { ReferralState, Refusal } from '@wagram/contract/rewards';
import { knownTo } from '#blocks';
import { statement } from '#kernel';
import type { MemberCardRow } from '#members';

const bothIn = (kind: 'browser' | 'network'): string => `r.reviewed_at is null and exists (
  select 1 from known_browsers mine join known_browsers theirs on theirs.mark = mine.mark
  where mine.member_id = r.inviter_id and theirs.member_id = r.invited_id and mine.mark like '${kind}:%'
)`;
/** Both have been signed in with one browser, whatever it called itself and whether they still are. */
const ONE_BROWSER = bothIn('browser');
/** Both came from one address with the same program: one person with cleared cookies, or two with like phones at home. */
const LOOK_ALIKE = bothIn('network');

/** $1 a row for each event: id, inviter, invited, joined. Told twice, it is written once. */
export const insertReferrals = statement(
  'referral_insert',
  `insert into referrals (id, inviter_id, invited_id, state, reason, joined_at)
   select told.id, inviter.id, invited.id, case when judged.reason is null then 'pending' else 'refused' end, judged.reason, told.joined
   from jsonb_to_recordset($1) as told (id uuid, inviter uuid, invited uuid, joined timestamptz)
     join members inviter on inviter.id = told.inviter
     join members invited on invited.id = told.invited and invited.id <> inviter.id
     cross join lateral (select case when inviter.invited_by = invited.id then 'loop' end as reason) judged
   on conflict do nothing`,
);

/** $1 invited members of whom something is new, $2 a proved identity is asked for, $3 a first post is, $4 now. */
export const qualifyReferrals = statement(
  'referral_qualify',
  `update referrals r set state = case when judged.is_self then 'refused' when judged.is_alike then 'held' else 'qualified' end,
     reason = case when judged.is_self then 'self' end, qualified_at = $4
   from (
     select r.id, ${ONE_BROWSER} as is_self, ${LOOK_ALIKE} as is_alike from referrals r join members m on m.id = r.invited_id
     where r.invited_id = any($1) and r.state = 'pending'
       and (not $2::boolean or m.email_verified_at is not null or m.twitter_id is not null
         or exists (select 1 from identities i where i.member_id = m.id))
       and (not $3::boolean or exists (select 1 from posts p where p.member_id = m.id))
   ) judged where judged.id = r.id and r.state = 'pending'`,
);

/** $1 the inviter before, $2 how many. Somebody who is suspended or away waits. */
export const selectWaiting = statement<{ id: string }>(
  'referral_waiting',
  `select distinct r.inviter_id as id from referrals r
     join members inviter on inviter.id = r.inviter_id and inviter.state = 'active'
     join members invited on invited.id = r.invited_id and invited.state = 'active'
   where r.state = 'qualified' and r.inviter_id > $1 order by 1 limit $2`,
);

export interface QualifiedRow {
  id: string;
  is_self: boolean;
  is_alike: boolean;
}

/** $1 inviter, $2 how many, the oldest first. */
export const selectQualified = statement<QualifiedRow>(
  'referral_qualified',
  `select r.id, ${ONE_BROWSER} as is_self, ${LOOK_ALIKE} as is_alike from referrals r
     join members m on m.id = r.invited_id and m.state = 'active'
   where r.inviter_id = $1 and r.state = 'qualified' order by r.id limit $2 for update of r`,
);

/** $1 inviter, $2 since when. */
export const countCredited = statement<{ credited: number; lately: number }>(
  'referral_credited_count',
  `select count(*)::int as credited, (count(*) filter (where credited_at > $2))::int as lately
   from referrals where inviter_id = $1 and state = 'credited'`,
);

export const updateCredited = statement(
  'referral_credit',
  `update referrals set state = 'credited', amount = $2, credited_at = $3 where id = $1`,
);

export const updateRefused = statement(
  'referral_refuse',
  `update referrals set state = 'refused', reason = $2 where id = $1`,
);

export const updateHeld = statement('referral_hold', `update referrals set state = 'held' where id = $1`);

export interface HeldRow {
  id: string;
  inviter: string;
  invited: string;
  joined_at: Date;
}

/** $1 the referral before the page, $2 how many; oldest first. */
export const selectHeld = statement<HeldRow>(
  'referral_held',
  `select r.id, inviter.username as inviter, invited.username as invited, r.joined_at from referrals r
     join members inviter on inviter.id = r.inviter_id join members invited on invited.id = r.invited_id
   where r.state = 'held' and r.id > $1 order by r.id limit $2`,
);

/** $1 which, $2 it counts, $3 now. Judged once: no row comes back for one that is not held any more. */
export const updateReviewed = statement<{ id: string }>(
  'referral_review',
  `update referrals set state = case when $2::boolean then 'qualified' else 'refused' end,
     reason = case when $2::boolean then null else 'self' end, reviewed_at = $3 where id = $1 and state = 'held' returning id`,
);

export interface TotalsRow {
  invited: number;
  qualified: number;
  credited: number;
  earned: string;
}

export const selectTotals = statement<TotalsRow>(
  'referral_totals',
  `select count(*)::int as invited, (count(*) filter (where state in ('qualified', 'credited')))::int as qualified,
     (count(*) filter (where state = 'credited'))::int as credited, coalesce(sum(amount), 0)::text as earned
   from referrals where inviter_id = $1`,
);

export interface ReferralRow extends Omit<MemberCardRow, 'id'> {
  id: string;
  state: ReferralState;
  reason: Refusal | null;
  amount: string | null;
  joined_at: Date;
  credited_at: Date | null;
  /** null: they have left, or the viewer may not know of them. */
  member_id: string | null;
}

/** $1 inviter, $2 the referral before the page, $3 how many. */
export const selectReferrals = statement<ReferralRow>(
  'referral_list',
  `select r.id, r.state, r.reason, r.amount, r.joined_at, r.credited_at, m.id as member_id, m.username, m.display_name,
     m.avatar_url, m.verified, m.verified_by, m.platinum
   from referrals r left join members m on m.id = r.invited_id and ${knownTo('$1', 'm.id')}
   where r.inviter_id = $1 and r.id < $2 order by r.id desc limit $3`,
);

/** P7: a referral that says it was credited has its two transfers, and every such transfer its referral. */
export const selectRewardViolations = statement<{ violation: string }>(
  'referral_faults',
  `select 'referral ' || r.id || ' is credited without its transfers' as violation from referrals r
   where r.state = 'credited' and (
     select count(*) from transfers t where t.kind = 'referral' and t.amount = r.amount
       and t.key in ('referral:' || r.id, 'referral:' || r.id || ':points')
   ) <> 2
   union all
   select 'transfer ' || t.id || ' pays for no referral' from transfers t
   where t.kind = 'referral' and t.key like 'referral:%'
     and not exists (select 1 from referrals r where r.state = 'credited' and t.key like 'referral:' || r.id || '%')`,
);
