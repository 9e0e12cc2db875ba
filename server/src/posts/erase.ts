import { statement, type Db } from '#kernel';

const reactions = (table: 'likes' | 'shares'): string => `
  with gone as (delete from ${table} where member_id = $1 returning post_id)
  update posts set ${table}_count = ${table}_count - 1 where id in (select post_id from gone)`;

const deleteLikes = statement('like_erase', reactions('likes'));
const deleteShares = statement('share_erase', reactions('shares'));
const deleteGifts = statement(
  'gift_erase',
  `with gone as (delete from gifts where sender_id = $1 returning post_id, amount)
   update posts p set gifts_count = p.gifts_count - sent.n, gifts_total = p.gifts_total - sent.sum
   from (select post_id, count(*)::int as n, sum(amount)::bigint as sum from gone group by post_id) sent
   where sent.post_id = p.id`,
);
/** What others did to these posts goes with them, and so do their files. */
const deletePosts = statement('post_erase', 'delete from posts where member_id = $1');
const deleteTimelines = statement('timeline_erase', 'delete from timelines where member_id = $1 or author_id = $1');

/** The counts on the posts of others remain true. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteLikes(tx, memberId);
  await deleteShares(tx, memberId);
  await deleteGifts(tx, memberId);
  await deletePosts(tx, memberId);
  await deleteTimelines(tx, memberId);
};
