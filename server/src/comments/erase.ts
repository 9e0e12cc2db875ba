import type { Db } from '#kernel';
import { eraseCommentLikes, eraseComments } from './data-rights.gen.ts';

/** The counts on the posts of others remain true. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await eraseCommentLikes(tx, { memberId });
  await eraseComments(tx, { memberId });
};
