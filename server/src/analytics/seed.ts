import { toJson, type Db, type MemberId, type PostId } from '#kernel';
import { countNewPosts, insertSeedViews, uncountMember } from './bulk.gen.ts';
import { eraseViewsOf } from './roll-up.ts';

export interface SeedView {
  readonly targetId: string;
  readonly viewerId: MemberId;
  /** UTC, as 2026-11-15. */
  readonly day: string;
}

/** Views of posts that seedActivity counts afterwards. */
export const seedViews = async (tx: Db, views: readonly SeedView[]): Promise<void> => {
  if (views.length > 0) await insertSeedViews(tx, { views: toJson(views) });
};

/** Counts new posts with everything that came with them. */
export const seedActivity = async (tx: Db, postIds: readonly PostId[]): Promise<void> => {
  if (postIds.length > 0) await countNewPosts(tx, { postIds });
};

/**
 * Before a member's rows are deleted in bulk, in the same transaction: takes what they did to others off the others'
 * days and standings, and deletes what was noted of those who saw them. What they saw days ago has become a number and
 * stays one. Not for what is deleted through calls, which emit it.
 */
export const forgetReactionsOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await uncountMember(tx, { memberId });
  await eraseViewsOf(tx, memberId);
};
