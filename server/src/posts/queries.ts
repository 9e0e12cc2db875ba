import { reachableBy } from '#blocks';
import { announced, statement } from '#kernel';
import { postsCounted } from '#members';
import { AUTHOR, notHidden, POST, viewerState, type PostRow } from './rows.ts';

// Each write is one statement: the row, its counters, the timelines and the fact change together or not at all.

/** $1 id, $2 author, $3 content, $4 facets, $5 image_url, $6 media, $7 media id, $8 client key, $9 now, $10 id of the fact, $11 mentions. */
export const insertPost = statement<PostRow>(
  'post_insert',
  `with made as (
     insert into posts (id, member_id, content, facets, image_url, media, media_id, client_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict do nothing returning *
   ), counted as (${postsCounted(1, 'select member_id from made')}),
   lined as (
     insert into timelines (member_id, post_id, author_id)
     select f.follower_id, made.id, made.member_id from made join follows f on f.following_id = made.member_id
   ), told as (${announced(
     '$10',
     'post.created',
     `jsonb_build_object('postId', id, 'authorId', member_id, 'mentions', $11::jsonb, 'mediaId', media_id, 'createdAt', created_at)`,
     'made',
   )})
   select made.*, ${AUTHOR}, false as liked, false as bookmarked from made join members m on m.id = made.member_id`,
);

/** The post that an earlier try with this key made. */
export const selectPostByKey = statement<PostRow>(
  'post_by_client_key',
  `select p.*, ${AUTHOR}, ${viewerState('$1', 'p.id')} from posts p join members m on m.id = p.member_id
   where p.member_id = $1 and p.client_key = $2`,
);

/** Nobody likes, answers, shares or saves it any more until this transaction ends. $1 author, $2 post. */
export const lockOwnPost = statement<{ id: string }>(
  'post_lock_own',
  'select id from posts where id = $2 and member_id = $1 for update',
);

const happened = (table: 'likes' | 'comments' | 'shares' | 'bookmarks'): string =>
  `select '${table}' as what, (created_at at time zone 'utc')::date as day from ${table} where post_id = $2`;

/** By day, as it was before the delete of the same statement. */
const received = `(
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'likes', likes, 'comments', comments, 'shares', shares, 'bookmarks', bookmarks)), '[]')
  from (
    select day, count(*) filter (where what = 'likes') as likes, count(*) filter (where what = 'comments') as comments,
      count(*) filter (where what = 'shares') as shares, count(*) filter (where what = 'bookmarks') as bookmarks
    from (${happened('likes')} union all ${happened('comments')} union all ${happened('shares')} union all ${happened('bookmarks')}) each
    group by day
  ) days)`;

/** $1 author, $2 post, $3 id of the fact. Likes, comments, gifts and bookmarks go with it. The post is locked before. */
export const deletePost = statement<{ id: string }>(
  'post_delete',
  `with gone as (delete from posts where id = $2 and member_id = $1 returning id, member_id, media_id, created_at),
   counted as (${postsCounted(-1, 'select member_id from gone')}),
   told as (${announced(
     '$3',
     'post.removed',
     `jsonb_build_object('postId', id, 'authorId', member_id, 'mediaId', media_id, 'createdAt', created_at, 'received', ${received})`,
     'gone',
   )})
   select id from gone`,
);

/** `at` names when the reaction was made, as [field, expression]. */
const onPost = ([field, at]: readonly [string, string]): string =>
  `jsonb_build_object('postId', id, 'authorId', member_id, 'memberId', $1::uuid, '${field}', ${at})`;

/** The post as it was when the statement began, if the viewer may see it. */
const target = `select ${POST}, ${AUTHOR}, ${viewerState('$1', 'p.id')} from posts p join members m on m.id = p.member_id
  where p.id = $2 and ${reachableBy('$1', 'p.member_id')} and ${notHidden('$1', 'p')}`;

/** What a reaction answers: the post, and after it, so that it counts, the number that this statement leaves. */
const changedPost = (column: 'likes_count' | 'shares_count'): string =>
  `select target.*, coalesce((select ${column} from changed), ${column}) as ${column} from target`;

/** $1 who, $2 post, $3 id of the fact, $4 now. A second like changes nothing and answers the same. */
export const insertLike = statement<PostRow>(
  'post_like',
  `with target as materialized (${target}), made as (
     insert into likes (member_id, post_id, created_at) select $1, id, $4 from target
     on conflict do nothing returning post_id
   ), changed as (
     update posts set likes_count = likes_count + 1 where id in (select post_id from made) returning id, member_id, likes_count
   ), told as (${announced('$3', 'post.liked', onPost(['likedAt', '$4::timestamptz']), 'changed')})
   ${changedPost('likes_count')}`,
);

export const deleteLike = statement<PostRow>(
  'post_unlike',
  `with target as materialized (${target}),
   gone as (delete from likes where member_id = $1 and post_id = $2 returning post_id, created_at),
   changed as (
     update posts set likes_count = likes_count - 1 where id in (select post_id from gone) returning id, member_id, likes_count
   ), told as (${announced('$3', 'post.unliked', onPost(['likedAt', '(select created_at from gone)']), 'changed')})
   ${changedPost('likes_count')}`,
);

export const insertShare = statement<PostRow>(
  'post_share',
  `with target as materialized (${target}), made as (
     insert into shares (member_id, post_id, created_at) select $1, id, $4 from target
     on conflict do nothing returning post_id
   ), changed as (
     update posts set shares_count = shares_count + 1 where id in (select post_id from made) returning id, member_id, shares_count
   ), told as (${announced('$3', 'post.shared', onPost(['sharedAt', '$4::timestamptz']), 'changed')})
   ${changedPost('shares_count')}`,
);

/** The post row is locked, so that it cannot vanish while it is paid for. */
export const lockPost = statement<{ id: string; member_id: string }>(
  'post_lock',
  `select p.id, p.member_id from posts p
   where p.id = $2 and ${reachableBy('$1', 'p.member_id')} and ${notHidden('$1', 'p')} for no key update`,
);

/** $1 id, $2 post, $3 sender, $4 receiver, $5 amount, $6 transfer, $7 now, $8 id of the fact. */
export const insertGift = statement<{ id: string }>(
  'post_gift',
  `with made as (
     insert into gifts (id, post_id, sender_id, receiver_id, amount, transfer_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id, post_id, sender_id, receiver_id, amount
   ), changed as (
     update posts set gifts_count = gifts_count + 1, gifts_total = gifts_total + $5 where id in (select post_id from made)
   ), told as (${announced(
     '$8',
     'post.gifted',
     `jsonb_build_object('postId', post_id, 'authorId', receiver_id, 'memberId', sender_id, 'giftId', id, 'amount', amount::text)`,
     'made',
   )})
   select id from made`,
);

/** P7: every counter that differs from its rows. An empty answer proves them right. */
export const selectCountFaults = statement<{ fault: string }>(
  'post_count_faults',
  `select 'post ' || p.id || ' counts wrong' as fault from posts p
   where p.likes_count <> (select count(*) from likes l where l.post_id = p.id)
      or p.shares_count <> (select count(*) from shares s where s.post_id = p.id)
      or p.comments_count <> (select count(*) from comments c where c.post_id = p.id)
      or p.gifts_count <> (select count(*) from gifts g where g.post_id = p.id)
      or p.gifts_total <> (select coalesce(sum(g.amount), 0) from gifts g where g.post_id = p.id)`,
);

const TIMELINE_BATCH = 20_000;

/** Older posts are found by the query behind the timeline. $1 the first id that stays. */
export const deleteOldTimelines = statement(
  'timelines_trim',
  `delete from timelines where (member_id, post_id) in (
     select member_id, post_id from timelines where post_id < $1 limit ${TIMELINE_BATCH}
   )`,
);
