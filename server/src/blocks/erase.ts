import type { Db, MemberId } from '#kernel';
import { eraseBlocks, eraseMutes } from './data-rights.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseBlocks(tx, { memberId });
  await eraseMutes(tx, { memberId });
};
