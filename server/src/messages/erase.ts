import type { Db } from '#kernel';
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

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  for (const erase of steps) await erase(tx, { memberId });
};
