import { isId } from '@wagram/contract/kernel';
import type { HeldReferral, ReferralView, RewardsView, RewardTerms } from '@wagram/contract/rewards';
import { FIRST_ID, LAST_ID, type Config, type Db, type MemberId, type ReferralId } from '#kernel';
import { selectHeld, selectReferrals, selectTotals } from './referrals.gen.ts';
import { toReferralView } from './view.ts';

export const termsOf = ({ referrals }: Pick<Config, 'referrals'>): RewardTerms => ({
  needs: referrals.needs,
  daily_cap: referrals.dailyCap,
});

export const getRewards = async (db: Db, memberId: MemberId): Promise<RewardsView> => {
  const totals = await selectTotals(db, { inviterId: memberId });
  const { invited, qualified, credited, earned } = totals ?? { invited: 0, qualified: 0, credited: 0, earned: '0' };
  return { invited, qualified, credited, earned: { WGM: earned, points: earned } };
};

export const listReferrals = async (
  db: Db,
  memberId: MemberId,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ referrals: ReferralView[]; next_cursor: string | null }> => {
  const before = page.cursor ?? LAST_ID;
  if (!isId<ReferralId>(before)) return { referrals: [], next_cursor: null };
  const rows = await selectReferrals(db, { inviterId: memberId, before, count: page.limit + 1 });
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    referrals: shown.map(toReferralView),
    next_cursor: rows.length > page.limit && last !== undefined ? last.id : null,
  };
};

export const listHeld = async (
  db: Db,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ referrals: HeldReferral[]; next_cursor: string | null }> => {
  const after = page.cursor ?? FIRST_ID;
  const rows = isId<ReferralId>(after) ? await selectHeld(db, { after, count: page.limit + 1 }) : [];
  const referrals = rows
    .slice(0, page.limit)
    .map(({ joined_at: joinedAt, ...row }) => ({ ...row, joined_at: joinedAt.toISOString() }));
  return { referrals, next_cursor: rows.length > page.limit ? (referrals.at(-1)?.id ?? null) : null };
};
