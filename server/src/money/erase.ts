import type { Db, MemberId } from '#kernel';
import { letSweepsGo } from './sweeps.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await letSweepsGo(tx, { memberId });
};
