import type { Db, MemberId } from '#kernel';
import { exportCreator } from './creators.gen.ts';
import { exportDismissals } from './suggestions.gen.ts';

/** What the member's last thirty days count for, and whom they do not want to be shown, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  creators: await exportCreator(db, { memberId }),
  dismissed_suggestions: await exportDismissals(db, { memberId }),
});
