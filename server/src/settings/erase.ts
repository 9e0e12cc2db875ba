import type { Db, MemberId } from '#kernel';
import { eraseSettings } from './settings.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseSettings(tx, { memberId });
};
