import type { Db } from '#kernel';
import { eraseBlocks, eraseMutes } from './data-rights.gen.ts';

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await eraseBlocks(tx, { memberId });
  await eraseMutes(tx, { memberId });
};
