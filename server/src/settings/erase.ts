import type { Db } from '#kernel';
import { eraseSettings } from './settings.gen.ts';

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await eraseSettings(tx, { memberId });
};
