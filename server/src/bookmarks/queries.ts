import { reachableBy } from '#blocks';
import { emittedTogether, batched, statement } from '#kernel';
import { AUTHOR, notHidden, POST, type PostRow } from '#posts';

export interface BookmarkRow extends PostRow {
  bookmark_id: string;
  bookmarked_at: Date;
}

const onPost = `jsonb_build_object('postId', target.id, 'authorId', target.member_id, 'memberId', target.who, 'bookmarkedAt', changed.created_at)`;
const changedTarget = `(select distinct on (id, who) * from target) target
  join changed on changed.post_id = target.id and changed.member_id = target.who`;

// The post is held: one that is being deleted takes its bookmarks along itself.
const held = `held as materialized (select id from posts where id in (select post_id from asked) order by id for key share)`;

/** Who, post, id, now, id of the event. No row when the post cannot be seen; a second save changes nothing. */
export const insertBookmark = batched<{ place: number }>(
  'bookmark_insert',
  { who: 'uuid', post_id: 'uuid', bookmark_id: 'uuid', at: 'timestamptz', fact_id: 'uuid' },
  `${held}, target as materialized (
     select asked.*, p.id, p.member_id from asked join held on held.id = asked.post_id join posts p on p.id = asked.post_id
     where ${reachableBy('asked.who', 'p.member_id')} and ${notHidden('asked.who', 'p')}
   ), changed as (
     insert into bookmarks (id, member_id, post_id, created_at)
     select distinct on (id, who) bookmark_id, who, id, at from target order by id, who
     on conflict do nothing returning member_id, post_id, created_at
   ), told as (${emittedTogether('fact_id', 'post.bookmarked', onPost, changedTarget)})
   select place from target`,
);

/** Who, post, id of the event. */
export const deleteBookmark = batched<{ place: number }>(
  'bookmark_delete',
  { who: 'uuid', post_id: 'uuid', fact_id: 'uuid' },
  `${held}, target as materialized (
     select asked.*, p.id, p.member_id from asked join held on held.id = asked.post_id join posts p on p.id = asked.post_id
   ), changed as (
     delete from bookmarks b using target where b.member_id = target.who and b.post_id = target.id
     returning b.member_id, b.post_id, b.created_at
   ), told as (${emittedTogether('fact_id', 'post.unbookmarked', onPost, changedTarget)})
   select place from target`,
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
