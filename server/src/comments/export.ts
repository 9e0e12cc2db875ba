import type { Db, MemberId } from '#kernel';
import { exportCommentLikes, exportComments } from './data-rights.gen.ts';

/** What the member answered and liked, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  comments: await exportComments(db, { memberId }),
  comment_likes: await exportCommentLikes(db, { memberId }),
});
