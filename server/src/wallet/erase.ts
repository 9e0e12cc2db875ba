import type { Db, MemberId } from '#kernel';
import { eraseChallenges, eraseContacts } from './data-rights.gen.ts';
import { deleteLinked } from './linked.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of [deleteLinked, eraseChallenges, eraseContacts]) await erase(tx, { memberId });
};
