import type { Db, MemberId } from '#kernel';
import { eraseBlocks, eraseMutes } from './data-rights.gen.ts';
import { eraseMutedPosts, eraseMutedWords } from './muting.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseBlocks(tx, { memberId });
  await eraseMutes(tx, { memberId });
  await eraseMutedWords(tx, { memberId });
  await eraseMutedPosts(tx, { memberId });
};
