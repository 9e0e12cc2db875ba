import type { Db, MemberId } from '#kernel';
import { exportClaims } from './claims.gen.ts';
import { exportStakes } from './stakes.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({
  stakes: await exportStakes(db, { memberId }),
  stake_claims: await exportClaims(db, { memberId }),
});
