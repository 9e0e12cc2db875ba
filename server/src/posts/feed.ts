import { decodeCursor, encodeCursor, isUuid } from '@house/contract/kernel';
import { postErrors, TRENDING_HOURS, type FeedType, type PostView } from '@house/contract/posts';
import { fail, uuidAt, type Db } from '#kernel';
import {
  countNewer,
  countNewerFollowed,
  selectFollowingFeed,
  selectMemberPosts,
  selectPost,
  selectTimeline,
  selectTrenches,
  selectTrending,
} from './feed-queries.ts';
import type { PostRow } from './rows.ts';
import { toPostView } from './view.ts';

export interface Page {
  limit: number;
  cursor?: string | undefined;
}

export interface PostPage {
  posts: PostView[];
  next_cursor: string | null;
}

const HOUR_MS = 3600_000;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const MOST_LIKES = 2_147_483_647;

const toPage = (rows: PostRow[], limit: number, cursorOf: (row: PostRow) => string): PostPage => {
  const last = rows[limit - 1];
  return {
    posts: rows.slice(0, limit).map(toPostView),
    next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  };
};

const byId = (row: PostRow): string => row.id;

/** A cursor that nobody gave out ends the list instead of failing it. */
const idCursor = (page: Page): string | null => {
  if (page.cursor === undefined) return LAST_ID;
  return isUuid(page.cursor) ? page.cursor : null;
};

const nothing: PostPage = { posts: [], next_cursor: null };

export const listFeed = (db: Db, feed: FeedType, viewerId: string | null, page: Page, now: Date): Promise<PostPage> => {
  if (feed === 'trending') return listTrending(db, viewerId, page, now);
  return feed === 'following' ? listFollowing(db, viewerId, page) : listTrenches(db, viewerId, page);
};

const listTrenches = async (db: Db, viewerId: string | null, page: Page): Promise<PostPage> => {
  const before = idCursor(page);
  return before === null
    ? nothing
    : toPage(await selectTrenches(db, viewerId, before, page.limit + 1), page.limit, byId);
};

/** FEED-04: the last 24 hours, by likes, then newest. */
const listTrending = async (db: Db, viewerId: string | null, page: Page, now: Date): Promise<PostPage> => {
  const [likes = String(MOST_LIKES), id = LAST_ID] = page.cursor === undefined ? [] : decodeCursor(page.cursor);
  if (!/^\d{1,9}$|^2147483647$/.test(likes) || !isUuid(id)) return nothing;
  const since = uuidAt(new Date(now.getTime() - TRENDING_HOURS * HOUR_MS));
  const rows = await selectTrending(db, viewerId, since, Number(likes), id, page.limit + 1);
  return toPage(rows, page.limit, (row) => encodeCursor(String(row.likes_count), row.id));
};

const listFollowing = async (db: Db, viewerId: string | null, page: Page): Promise<PostPage> => {
  const before = idCursor(page);
  if (before === null || viewerId === null) return nothing;
  const rows = await selectTimeline(db, viewerId, before, page.limit + 1);
  const whole = rows.length > page.limit ? rows : await selectFollowingFeed(db, viewerId, before, page.limit + 1);
  return toPage(whole, page.limit, byId);
};

export const listMemberPosts = async (
  db: Db,
  memberId: string,
  viewerId: string | null,
  page: Page,
): Promise<PostPage> => {
  const before = idCursor(page);
  return before === null
    ? nothing
    : toPage(await selectMemberPosts(db, viewerId, memberId, before, page.limit + 1), page.limit, byId);
};

export const getPost = async (db: Db, postId: string, viewerId: string | null): Promise<PostView> => {
  const [row] = await selectPost(db, viewerId, postId);
  return row === undefined ? fail(postErrors, 'post_not_found') : toPostView(row);
};

export const countNew = async (db: Db, feed: FeedType, viewerId: string | null, since: string): Promise<number> => {
  if (feed === 'trending') return 0;
  if (feed === 'following' && viewerId === null) return 0;
  const [row] = await (feed === 'following' ? countNewerFollowed : countNewer)(db, viewerId, since);
  return row?.count ?? 0;
};
