import type { Db, MemberId } from '#kernel';
import { eraseSends } from './sends.gen.ts';

/** What moved stays in the books without a name; who said what to whom does not. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseSends(tx, { memberId });
};
