import type { Db, MemberId } from '#kernel';
import {
  exportGifts,
  exportLikes,
  exportPolls,
  exportPosts,
  exportReposts,
  exportShares,
  exportVersions,
  exportVotes,
} from './data-rights.gen.ts';

/** What the member said and did to posts, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  posts: await exportPosts(db, { memberId }),
  post_versions: await exportVersions(db, { memberId }),
  post_polls: await exportPolls(db, { memberId }),
  post_votes: await exportVotes(db, { memberId }),
  reposts: await exportReposts(db, { memberId }),
  likes: await exportLikes(db, { memberId }),
  shares: await exportShares(db, { memberId }),
  gifts: await exportGifts(db, { memberId }),
});
