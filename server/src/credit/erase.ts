import type { Db, MemberId } from '#kernel';
import { eraseSends } from './sends.gen.ts';

/** What moved stays in the books without a name; who said what to whom does not. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseSends(tx, { memberIds: [memberId] });
};

/** Before the ledger forgets these movements. Only for members who are made up. */
export const forgetSends = async (tx: Db, memberIds: readonly MemberId[]): Promise<void> => {
  await eraseSends(tx, { memberIds });
};
