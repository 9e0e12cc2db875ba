import type { Db, MemberId } from '#kernel';
import { eraseLists, eraseSeats } from './lists.gen.ts';
import { eraseFollowedTags } from './tags.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of [eraseLists, eraseSeats, eraseFollowedTags]) await erase(tx, { memberId });
};
