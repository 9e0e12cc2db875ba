import type { Db, MemberId } from '#kernel';
import {
  exportHidden,
  exportMessages,
  exportPins,
  exportPresence,
  exportReactions,
  exportSeats,
  exportViews,
  exportVotes,
} from './data-rights.gen.ts';

/** What the member wrote, by table. What others wrote to them is the others'. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  conversation_members: await exportSeats(db, { memberId }),
  messages: await exportMessages(db, { memberId }),
  reactions: await exportReactions(db, { memberId }),
  poll_votes: await exportVotes(db, { memberId }),
  message_views: await exportViews(db, { memberId }),
  hidden_messages: await exportHidden(db, { memberId }),
  message_pins: await exportPins(db, { memberId }),
  presence: await exportPresence(db, { memberId }),
});
