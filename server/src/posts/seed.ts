// Many posts and reactions at once, with true counts and timelines. History is not news: nothing is emitted.
import {
  toJson,
  type Db,
  type GiftId,
  type MediaId,
  type MemberId,
  type PostId,
  type StoredMedia,
  type TransferId,
} from '#kernel';
import { findFacets } from './writing/facets.ts';
import {
  deleteDemoPosts as deletePosts,
  insertGifts,
  insertLikes,
  insertPosts,
  insertShares,
  selectKnownPosts,
} from './seed.gen.ts';

export interface SeedPost {
  id: PostId;
  memberId: MemberId;
  content: string;
  imageUrl: string | null;
  media: StoredMedia | null;
  mediaId: MediaId | null;
  createdAt: Date;
}

export const seedPosts = async (tx: Db, posts: readonly SeedPost[]): Promise<void> => {
  await insertPosts(tx, { drafts: toJson(posts.map((post) => ({ ...post, facets: findFacets(post.content) }))) });
};

export interface SeedReaction {
  memberId: MemberId;
  postId: PostId;
  createdAt: Date;
}

export const seedLikes = async (tx: Db, likes: readonly SeedReaction[]): Promise<void> => {
  if (likes.length > 0) await insertLikes(tx, { drafts: toJson(likes) });
};

export const seedShares = async (tx: Db, shares: readonly SeedReaction[]): Promise<void> => {
  if (shares.length > 0) await insertShares(tx, { drafts: toJson(shares) });
};

export interface SeedGift {
  id: GiftId;
  postId: PostId;
  senderId: MemberId;
  receiverId: MemberId;
  amount: number;
  transferId: TransferId;
  createdAt: Date;
}

/** The transfers behind them are made in the same transaction. */
export const seedGifts = async (tx: Db, gifts: readonly SeedGift[]): Promise<void> => {
  if (gifts.length > 0) await insertGifts(tx, { drafts: toJson(gifts) });
};

export const findKnownPosts = async (db: Db, ids: readonly PostId[]): Promise<ReadonlySet<PostId>> =>
  new Set((await selectKnownPosts(db, { ids })).map((row) => row.id));

/** Answers how many went. */
export const deleteDemoPosts = async (db: Db, count: number): Promise<number> =>
  (await deletePosts(db, { count })).gone;
