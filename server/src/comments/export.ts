import { statement, type Db } from '#kernel';

const selectComments = statement(
  'comment_export',
  `select id, post_id, parent_id, content, facets, image_url, media, likes_count, hidden_at, created_at
   from comments where member_id = $1 order by id`,
);
const selectLikes = statement(
  'comment_like_export',
  `select l.comment_id, c.post_id, author.username as author, l.created_at
   from comment_likes l join comments c on c.id = l.comment_id join members author on author.id = c.member_id
   where l.member_id = $1 order by l.created_at`,
);

/** What the member answered and liked, by table. */
export const exportOf = async (db: Db, memberId: string) => ({
  comments: await selectComments(db, memberId),
  comment_likes: await selectLikes(db, memberId),
});
