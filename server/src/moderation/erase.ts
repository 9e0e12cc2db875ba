import type { Db, MemberId } from '#kernel';
import { clearOpenReports, eraseAppeals, eraseReports, eraseReportsAbout } from './data-rights.gen.ts';

/** Before posts and comments go. The log stays as it is: its ids then point nowhere (decision 0034). */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of [eraseReportsAbout, clearOpenReports, eraseReports, eraseAppeals]) await erase(tx, { memberId });
};
