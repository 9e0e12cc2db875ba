import type { Db, MemberId } from '#kernel';
import { exportBans, exportBots, exportGroups, exportHeld, exportInvites, exportRequests } from './data-rights.gen.ts';

/** Groups of their own, and what they asked, made or wrote in others. Where they sit is told by messages. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  groups: await exportGroups(db, { memberId }),
  group_invites: await exportInvites(db, { memberId }),
  group_requests: await exportRequests(db, { memberId }),
  group_bans: await exportBans(db, { memberId }),
  group_bots: await exportBots(db, { memberId }),
  held_messages: await exportHeld(db, { memberId }),
});
