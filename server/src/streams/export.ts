import { statement, type Db } from '#kernel';

const selectStreams = statement(
  'stream_export',
  `select title, category, state, scheduled_for, started_at, ended_at, likes_count as likes, comments_count as comments,
     shares_count as shares, earnings, peak_viewers, replay_url, created_at
   from streams where host_id = $1 order by id`,
);
const inStream = (table: string, columns: string): string =>
  `select s.title as in_stream, ${columns} from ${table} k join streams s on s.id = k.stream_id
   where k.member_id = $1 order by k.created_at`;
const selectLikes = statement('stream_like_export', inStream('stream_likes', 'k.created_at'));
const selectShares = statement('stream_share_export', inStream('stream_shares', 'k.created_at'));
const selectMessages = statement(
  'stream_message_export',
  inStream('stream_messages', 'k.content, k.amount, k.deleted_at, k.created_at'),
);
const selectBans = statement('stream_ban_export', inStream('stream_bans', 'k.created_at'));

export const exportOf = async (db: Db, memberId: string) => ({
  streams: await selectStreams(db, memberId),
  stream_likes: await selectLikes(db, memberId),
  stream_shares: await selectShares(db, memberId),
  stream_messages: await selectMessages(db, memberId),
  stream_bans: await selectBans(db, memberId),
});
