import type { Db, MemberId } from '#kernel';
import { eraseCreator } from './creators.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseCreator(tx, { memberId });
};
