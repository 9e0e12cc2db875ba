import type { Db, MemberId } from '#kernel';
import {
  clearPictures,
  eraseMessages,
  erasePresence,
  eraseReactions,
  eraseSeats,
  eraseTalks,
  eraseViews,
  eraseVotes,
} from './data-rights.gen.ts';

const steps = [
  eraseTalks,
  eraseReactions,
  eraseVotes,
  eraseViews,
  clearPictures,
  eraseMessages,
  eraseSeats,
  erasePresence,
] as const;

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of steps) await erase(tx, { memberId });
};
