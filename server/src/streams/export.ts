import type { Db, MemberId } from '#kernel';
import {
  exportBans,
  exportLikes,
  exportMessages,
  exportModerators,
  exportShares,
  exportStreams,
} from './data-rights.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({
  streams: await exportStreams(db, { memberId }),
  stream_likes: await exportLikes(db, { memberId }),
  stream_shares: await exportShares(db, { memberId }),
  stream_messages: await exportMessages(db, { memberId }),
  stream_bans: await exportBans(db, { memberId }),
  stream_moderators: await exportModerators(db, { memberId }),
});
