import type { Db } from '#kernel';
import { eraseCreator } from './creators.gen.ts';

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await eraseCreator(tx, { memberId });
};
