import type { Db, MemberId } from '#kernel';
import { exportBookmarks } from './bookmarks.gen.ts';

/** What the member saved, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({ bookmarks: await exportBookmarks(db, { memberId }) });
