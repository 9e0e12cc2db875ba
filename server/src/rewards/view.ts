import type { ReferralView } from '@wagram/contract/rewards';
import { toMemberCard } from '#members';
import type { SelectReferralsRow } from './referrals.gen.ts';

export const toReferralView = (row: SelectReferralsRow): ReferralView => ({
  id: row.id,
  member: row.member_id === null ? null : toMemberCard({ ...row, id: row.member_id }),
  state: row.state,
  reason: row.reason,
  amount: row.amount,
  joined_at: row.joined_at.toISOString(),
  credited_at: row.credited_at?.toISOString() ?? null,
});
