import type { Db, MemberId } from '#kernel';
import { eraseCaptions } from './captions.gen.ts';
import { eraseVideos } from './videos.gen.ts';

/** The posts go by themselves. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseCaptions(tx, { memberId });
  await eraseVideos(tx, { memberId });
};
