// Many posts and reactions at once, with true counts and timelines. History is not news: nothing is emitted.
import { statement, type Db, type StoredMedia } from '#kernel';
import { postsAddedUp } from '#members';
import { findFacets } from './facets.ts';

export interface SeedPost {
  id: string;
  memberId: string;
  content: string;
  imageUrl: string | null;
  media: StoredMedia | null;
  mediaId: string | null;
  createdAt: Date;
}

const insertPosts = statement(
  'post_seed',
  `with made as (
     insert into posts (id, member_id, content, facets, image_url, media, media_id, created_at)
     select id, "memberId", content, facets, "imageUrl", media, "mediaId", "createdAt"
     from jsonb_to_recordset($1) as draft (id uuid, "memberId" uuid, content text, facets jsonb, "imageUrl" text, media jsonb, "mediaId" uuid, "createdAt" timestamptz)
     on conflict do nothing returning id, member_id, facets
   ), tagged as (
     insert into post_tags (tag, post_id)
     select distinct facet ->> 'value', made.id from made cross join jsonb_array_elements(made.facets) facet
     where facet ->> 'kind' = 'hashtag'
   ), lined as (
     insert into timelines (member_id, post_id, author_id)
     select f.follower_id, made.id, made.member_id from made join follows f on f.following_id = made.member_id
     union all select made.member_id, made.id, made.member_id from made
     on conflict do nothing
   ) ${postsAddedUp('select member_id as id from made')}`,
);

export const seedPosts = async (tx: Db, posts: readonly SeedPost[]): Promise<void> => {
  await insertPosts(tx, JSON.stringify(posts.map((post) => ({ ...post, facets: findFacets(post.content) }))));
};

export interface SeedReaction {
  memberId: string;
  postId: string;
  createdAt: Date;
}

const insertReactions = (table: 'likes' | 'shares'): string =>
  `with made as (
     insert into ${table} (member_id, post_id, created_at)
     select "memberId", "postId", "createdAt"
     from jsonb_to_recordset($1) as draft ("memberId" uuid, "postId" uuid, "createdAt" timestamptz)
     on conflict do nothing returning post_id
   )
   update posts p set ${table}_count = p.${table}_count + added.n
   from (select post_id, count(*)::int as n from made group by post_id) added where added.post_id = p.id`;

const insertLikes = statement('post_seed_likes', insertReactions('likes'));
const insertShares = statement('post_seed_shares', insertReactions('shares'));

export const seedLikes = async (tx: Db, likes: readonly SeedReaction[]): Promise<void> => {
  if (likes.length > 0) await insertLikes(tx, JSON.stringify(likes));
};

export const seedShares = async (tx: Db, shares: readonly SeedReaction[]): Promise<void> => {
  if (shares.length > 0) await insertShares(tx, JSON.stringify(shares));
};

export interface SeedGift {
  id: string;
  postId: string;
  senderId: string;
  receiverId: string;
  amount: number;
  transferId: string;
  createdAt: Date;
}

const insertGifts = statement(
  'post_seed_gifts',
  `with made as (
     insert into gifts (id, post_id, sender_id, receiver_id, amount, transfer_id, created_at)
     select id, "postId", "senderId", "receiverId", amount, "transferId", "createdAt"
     from jsonb_to_recordset($1) as draft (id uuid, "postId" uuid, "senderId" uuid, "receiverId" uuid, amount bigint, "transferId" uuid, "createdAt" timestamptz)
     on conflict do nothing returning post_id, amount
   )
   update posts p set gifts_count = p.gifts_count + added.n, gifts_total = p.gifts_total + added.sum
   from (select post_id, count(*)::int as n, sum(amount)::bigint as sum from made group by post_id) added
   where added.post_id = p.id`,
);

/** The transfers behind them are made in the same transaction. */
export const seedGifts = async (tx: Db, gifts: readonly SeedGift[]): Promise<void> => {
  if (gifts.length > 0) await insertGifts(tx, JSON.stringify(gifts));
};

const selectIds = statement<{ id: string }>('post_seed_known', 'select id from posts where id = any($1)');

export const findKnownPosts = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await selectIds(db, ids)).map((row) => row.id));

/** $1 how many; answers how many went. Likes, comments, gifts and bookmarks go with them. */
const deletePosts = statement<{ gone: number }>(
  'post_demo_delete',
  `with gone as (
     delete from posts where id in (
       select p.id from posts p join members m on m.id = p.member_id where m.demo limit $1
     ) returning id, member_id
   ), counted as (${postsAddedUp('select member_id as id from gone', -1)}),
   unlined as (delete from timelines where post_id in (select id from gone))
   select count(*)::int as gone from gone`,
);

export const deleteDemoPosts = async (db: Db, limit: number): Promise<number> =>
  (await deletePosts(db, limit))[0]?.gone ?? 0;

/** `rows` answers one row with `id` for each comment that came under a post. */
export const commentsAddedUp = (rows: string): string =>
  `update posts p set comments_count = p.comments_count + added.n
   from (select id, count(*)::int as n from (${rows}) counted group by id) added where added.id = p.id`;
