import type { Db, MemberId } from '#kernel';
import { eraseDevices, eraseMarks, eraseNotices } from './data-rights.gen.ts';

/** What they were told, and what others were told of them. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of [eraseNotices, eraseDevices, eraseMarks]) await erase(tx, { memberId });
};
