import type { Db, MemberId } from '#kernel';
import { exportListMembers, exportLists } from './lists.gen.ts';
import { exportFollowedTags } from './tags.gen.ts';

/** What the member chose to read, by table. Who has put them on a list is that member's own. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  followed_tags: await exportFollowedTags(db, { memberId }),
  lists: await exportLists(db, { memberId }),
  list_members: await exportListMembers(db, { memberId }),
});
