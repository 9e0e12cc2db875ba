import type { Db, MemberId } from '#kernel';
import { exportGifts, exportLikes, exportPosts, exportShares } from './data-rights.gen.ts';

/** What the member said and did to posts, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  posts: await exportPosts(db, { memberId }),
  likes: await exportLikes(db, { memberId }),
  shares: await exportShares(db, { memberId }),
  gifts: await exportGifts(db, { memberId }),
});
