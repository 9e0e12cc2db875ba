import type { Db, MemberId } from '#kernel';
import { eraseCreator } from './creators.gen.ts';
import { eraseDismissals } from './suggestions.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseCreator(tx, { memberId });
  await eraseDismissals(tx, { memberId });
};
