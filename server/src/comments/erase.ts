import type { Db, MemberId } from '#kernel';
import { eraseCommentLikes, eraseComments } from './data-rights.gen.ts';

/** The counts on the posts of others remain true. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseCommentLikes(tx, { memberId });
  await eraseComments(tx, { memberId });
};
