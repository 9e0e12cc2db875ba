import type { Db, MemberId } from '#kernel';
import { eraseVideos } from './videos.gen.ts';

/** The posts go by themselves. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseVideos(tx, { memberId });
};
