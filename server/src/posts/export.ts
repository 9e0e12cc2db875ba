import { statement, type Db } from '#kernel';

const selectPosts = statement(
  'post_export',
  `select id, content, facets, image_url, media, likes_count, comments_count, shares_count, gifts_count, gifts_total, hidden_at, created_at
   from posts where member_id = $1 order by id`,
);

const reactions = (table: 'likes' | 'shares'): string => `
  select r.post_id, author.username as author, r.created_at
  from ${table} r join posts p on p.id = r.post_id join members author on author.id = p.member_id
  where r.member_id = $1 order by r.created_at`;

const selectLikes = statement('like_export', reactions('likes'));
const selectShares = statement('share_export', reactions('shares'));
const selectGifts = statement(
  'gift_export',
  `select g.id, g.post_id, sender.username as sender, receiver.username as receiver, g.amount, g.created_at
   from gifts g join members sender on sender.id = g.sender_id join members receiver on receiver.id = g.receiver_id
   where g.sender_id = $1 or g.receiver_id = $1 order by g.id`,
);

/** What the member said and did to posts, by table. */
export const exportOf = async (db: Db, memberId: string) => ({
  posts: await selectPosts(db, memberId),
  likes: await selectLikes(db, memberId),
  shares: await selectShares(db, memberId),
  gifts: await selectGifts(db, memberId),
});
