import type { Db } from '#kernel';
import { clearOpenReports, eraseAppeals, eraseReports, eraseReportsAbout } from './data-rights.gen.ts';

/** Before posts and comments go. The log stays as it is: its ids then point nowhere (decision 0034). */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  for (const erase of [eraseReportsAbout, clearOpenReports, eraseReports, eraseAppeals]) await erase(tx, { memberId });
};
