import type { Db } from '#kernel';
import { exportReferrals } from './referrals.gen.ts';

/** By table. */
export const exportOf = async (db: Db, memberId: string) => ({ referrals: await exportReferrals(db, { memberId }) });
