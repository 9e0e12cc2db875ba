import type { Db, MemberId } from '#kernel';
import { exportReferrals } from './referrals.gen.ts';

/** By table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({ referrals: await exportReferrals(db, { memberId }) });
