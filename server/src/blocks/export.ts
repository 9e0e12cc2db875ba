import type { Db, MemberId } from '#kernel';
import { exportBlocks, exportMutes } from './data-rights.gen.ts';
import { exportMutedPosts, exportMutedWords } from './muting.gen.ts';

/** Whom and what the member has blocked and muted, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  blocks: await exportBlocks(db, { memberId }),
  mutes: await exportMutes(db, { memberId }),
  muted_words: await exportMutedWords(db, { memberId }),
  muted_posts: await exportMutedPosts(db, { memberId }),
});
