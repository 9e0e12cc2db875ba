import { reachableBy } from '#blocks';
import { emitted, emittedTogether, batched, statement } from '#kernel';
import { postsCounted, postsCountedEach } from '#members';
import { AUTHOR, notHidden, viewerState, type PostRow } from './rows.ts';

// Each write is one statement: the row, its counters, the timelines and the event change together or not at all.

const DRAFT = {
  post_id: 'uuid',
  who: 'uuid',
  content: 'text',
  facets: 'jsonb',
  image_url: 'text',
  media: 'jsonb',
  media_id: 'uuid',
  client_key: 'text',
  at: 'timestamptz',
  fact_id: 'uuid',
  mentions: 'jsonb',
} as const;

export const insertPost = batched<PostRow>(
  'post_insert',
  DRAFT,
  `made as (
     insert into posts (id, member_id, content, facets, image_url, media, media_id, client_key, created_at)
     select post_id, who, content, facets, image_url, media, media_id, client_key, at from asked
     on conflict do nothing returning *
   ), counted as (${postsCountedEach(1, 'select member_id from made')}),
   lined as (
     insert into timelines (member_id, post_id, author_id)
     select f.follower_id, made.id, made.member_id from made join follows f on f.following_id = made.member_id
     union all select made.member_id, made.id, made.member_id from made
   ), told as (${emittedTogether(
     'fact_id',
     'post.created',
     `jsonb_build_object('postId', made.id, 'authorId', made.member_id, 'mentions', asked.mentions, 'mediaId', made.media_id, 'createdAt', made.created_at)`,
     'made join asked on asked.post_id = made.id',
   )})
   select asked.place, made.*, ${AUTHOR}, false as liked, false as bookmarked
   from made join asked on asked.post_id = made.id join members m on m.id = made.member_id`,
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

/** $1 author, $2 post, $3 id of the event. Likes, comments, gifts and bookmarks go with it. The post is locked before. */
export const deletePost = statement<{ id: string }>(
  'post_delete',
  `with gone as (delete from posts where id = $2 and member_id = $1 returning id, member_id, media_id, created_at),
   counted as (${postsCounted(-1, 'select member_id from gone')}),
   told as (${emitted(
     '$3',
     'post.removed',
     `jsonb_build_object('postId', id, 'authorId', member_id, 'mediaId', media_id, 'createdAt', created_at, 'received', ${received})`,
     'gone',
   )})
   select id from gone`,
);

/** The post row is locked, so that it cannot vanish while it is paid for. */
export const lockPost = statement<{ id: string; member_id: string }>(
  'post_lock',
  `select p.id, p.member_id from posts p
   where p.id = $2 and ${reachableBy('$1', 'p.member_id')} and ${notHidden('$1', 'p')} for no key update`,
);

/** $1 id, $2 post, $3 sender, $4 receiver, $5 amount, $6 transfer, $7 now, $8 id of the event. */
export const insertGift = statement<{ id: string }>(
  'post_gift',
  `with made as (
     insert into gifts (id, post_id, sender_id, receiver_id, amount, transfer_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id, post_id, sender_id, receiver_id, amount
   ), changed as (
     update posts set gifts_count = gifts_count + 1, gifts_total = gifts_total + $5 where id in (select post_id from made)
   ), told as (${emitted(
     '$8',
     'post.gifted',
     `jsonb_build_object('postId', post_id, 'authorId', receiver_id, 'memberId', sender_id, 'giftId', id, 'amount', amount::text)`,
     'made',
   )})
   select id from made`,
);

/** The gift that an earlier try with this key of a transfer made. $1 sender, $2 key. */
export const selectGiftByKey = statement<{ id: string }>(
  'post_gift_by_key',
  'select g.id from gifts g join transfers t on t.id = g.transfer_id where t.key = $2 and g.sender_id = $1',
);

export interface GiftRow {
  post_id: string;
  receiver_id: string;
  amount: string;
  created_at: Date;
}

/** $1 id, $2 sender. */
export const selectGift = statement<GiftRow>(
  'post_gift_of',
  'select post_id, receiver_id, amount, created_at from gifts where id = $1 and sender_id = $2',
);

/** Whoever deletes the post, or takes back the same gift, waits here. */
export const lockGifted = statement('post_lock_gifted', 'select id from posts where id = $1 for no key update');

/** $1 id, $2 sender, $3 id of the event. */
export const deleteGift = statement<{ id: string }>(
  'post_gift_back',
  `with gone as (
     delete from gifts where id = $1 and sender_id = $2 returning id, post_id, sender_id, receiver_id, amount
   ), changed as (
     update posts p set gifts_count = p.gifts_count - 1, gifts_total = p.gifts_total - gone.amount from gone where p.id = gone.post_id
   ), told as (${emitted(
     '$3',
     'post.gift_taken_back',
     `jsonb_build_object('postId', post_id, 'authorId', receiver_id, 'memberId', sender_id, 'giftId', id, 'amount', amount::text)`,
     'gone',
   )})
   select id from gone`,
);

/** P7: every counter that differs from its rows. An empty answer proves them right. */
export const selectCountViolations = statement<{ violation: string }>(
  'post_count_faults',
  `select 'post ' || p.id || ' counts wrong' as violation from posts p
   where p.likes_count <> (select count(*) from likes l where l.post_id = p.id)
      or p.self_liked <> exists (select 1 from likes l where l.post_id = p.id and l.member_id = p.member_id)
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
