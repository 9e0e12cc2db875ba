import type { Db } from '#kernel';
import { eraseDevices, eraseMarks, eraseNotices } from './data-rights.gen.ts';

/** What they were told, and what others were told of them. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  for (const erase of [eraseNotices, eraseDevices, eraseMarks]) await erase(tx, { memberId });
};
