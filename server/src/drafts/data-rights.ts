import type { Db, MemberId } from '#kernel';
import { eraseDrafts, exportDrafts } from './drafts.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({ drafts: await exportDrafts(db, { memberId }) });

/** What was to be sent finds nothing any more. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseDrafts(tx, { memberId });
};
