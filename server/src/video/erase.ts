import type { Db } from '#kernel';
import { eraseVideos } from './videos.gen.ts';

/** The posts go by themselves. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await eraseVideos(tx, { memberId });
};
