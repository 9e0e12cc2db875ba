import { statement, type Db } from '#kernel';
import { commentsCounted } from '#posts';

const deleteLikes = statement(
  'comment_like_erase',
  `with gone as (delete from comment_likes where member_id = $1 returning comment_id)
   update comments set likes_count = likes_count - 1 where id in (select comment_id from gone)`,
);

/** As everywhere, a comment takes its replies with it. */
const deleteComments = statement(
  'comment_erase',
  `with recursive thread as (
     select id from comments where member_id = $1
     union select c.id from comments c join thread t on c.parent_id = t.id
   ), gone as (
     delete from comments where id in (select id from thread) returning post_id
   ) ${commentsCounted('- (select count(*) from gone where gone.post_id = posts.id)', 'select post_id from gone')}`,
);

/** The counts on the posts of others remain true. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteLikes(tx, memberId);
  await deleteComments(tx, memberId);
};
