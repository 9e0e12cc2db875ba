import type { ReferralView } from '@wagram/contract/rewards';
import { toMemberCard } from '#members';
import type { ReferralRow } from './queries.ts';

export const toReferralView = (row: ReferralRow): ReferralView => ({
  id: row.id,
  member: row.member_id === null ? null : toMemberCard({ ...row, id: row.member_id }),
  state: row.state,
  reason: row.reason,
  amount: row.amount,
  joined_at: row.joined_at.toISOString(),
  credited_at: row.credited_at?.toISOString() ?? null,
});
