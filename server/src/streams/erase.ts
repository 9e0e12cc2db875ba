import { statement, type Db } from '#kernel';

const tables = ['stream_likes', 'stream_shares', 'stream_messages', 'stream_bans'] as const;
const erasing = [
  ...tables.map((table) => statement(`${table}_erase`, `delete from ${table} where member_id = $1`)),
  statement('stream_erase', 'delete from streams where host_id = $1'),
];

/** What they said and gave in streams of others goes; the counts there follow by triggers. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  for (const erase of erasing) await erase(tx, memberId);
};
