import type { Db, MemberId } from '#kernel';
import {
  clearForwards,
  clearPictures,
  clearPins,
  eraseHidden,
  eraseMessages,
  erasePresence,
  eraseReactions,
  eraseSeats,
  eraseTalks,
  eraseViews,
  eraseVotes,
  eraseWithheld,
} from './data-rights.gen.ts';

const steps = [
  eraseTalks,
  eraseHidden,
  eraseWithheld,
  clearPins,
  clearForwards,
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
