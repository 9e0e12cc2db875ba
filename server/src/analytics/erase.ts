import type { Db, MemberId } from '#kernel';
import { eraseActivity } from './activity.gen.ts';
import { forgetReactionsOf } from './seed.ts';
import { eraseStandings, eraseStandingsDue } from './standings.gen.ts';

/** Before the member's posts and reactions go, and in the same transaction: these are taken off what others have received. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await forgetReactionsOf(tx, memberId);
  for (const erase of [eraseStandingsDue, eraseStandings, eraseActivity]) await erase(tx, { memberId });
};
