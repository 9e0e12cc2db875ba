import { reachableBy } from '#blocks';
import { announced, statement } from '#kernel';
import { AUTHOR, notHidden, POST, type PostRow } from '#posts';

export interface BookmarkRow extends PostRow {
  bookmark_id: string;
  bookmarked_at: Date;
}

const onPost = `jsonb_build_object('postId', target.id, 'authorId', target.member_id, 'memberId', $1::uuid, 'bookmarkedAt', changed.created_at)`;
const changedTarget = 'changed join target on target.id = changed.post_id';

/** $1 who, $2 post, $3 id, $4 now, $5 id of the fact. No row when the post cannot be seen; a second save changes nothing. */
export const insertBookmark = statement<{ found: boolean }>(
  'bookmark_insert',
  `with target as (
     select p.id, p.member_id from posts p
     where p.id = $2 and ${reachableBy('$1', 'p.member_id')} and ${notHidden('$1', 'p')} for key share of p
   ), changed as (
     insert into bookmarks (id, member_id, post_id, created_at) select $3, $1, id, $4 from target
     on conflict do nothing returning post_id, created_at
   ), told as (${announced('$5', 'post.bookmarked', onPost, changedTarget)})
   select true as found from target`,
);

/** $1 who, $2 post, $3 id of the fact. The post is held: one that is being deleted takes its bookmarks along itself. */
export const deleteBookmark = statement(
  'bookmark_delete',
  `with target as (select id, member_id from posts where id = $2 for key share),
   changed as (
     delete from bookmarks where member_id = $1 and post_id in (select id from target) returning post_id, created_at
   ) ${announced('$3', 'post.unbookmarked', onPost, changedTarget)}`,
);

/** $1 who, $2 the bookmark before the page, $3 how many, $4 words or null. */
export const selectBookmarks = statement<BookmarkRow>(
  'bookmarks_list',
  `select ${POST}, ${AUTHOR}, true as bookmarked,
     (select true from likes mine where mine.member_id = $1 and mine.post_id = p.id) is not null as liked,
     b.id as bookmark_id, b.created_at as bookmarked_at
   from bookmarks b join posts p on p.id = b.post_id join members m on m.id = p.member_id
   where b.member_id = $1 and b.id < $2 and ${reachableBy('$1', 'p.member_id')} and ${notHidden('$1', 'p')}
     and ($4::text is null or p.content ilike $4 or m.username ilike $4 or m.display_name ilike $4)
   order by b.id desc limit $3`,
);

export const countBookmarks = statement<{ total: number }>(
  'bookmarks_count',
  `select count(*)::int as total from bookmarks b join posts p on p.id = b.post_id
   where b.member_id = $1 and ${reachableBy('$1', 'p.member_id')} and ${notHidden('$1', 'p')}`,
);
