import { decodeCursor, encodeCursor, isId } from '@wagram/contract/kernel';
import { postErrors, TRENDING_HOURS, type FeedType, type PostView } from '@wagram/contract/posts';
import { fail, LAST_ID, newestUuid, uuidAt, type Db, type JsonText, type MemberId, type PostId } from '#kernel';
import {
  countNewer,
  countNewerFollowed,
  selectMemberEntries,
  selectMemberEntryLines,
  selectMemberLines,
  selectMemberPosts,
  selectPost,
  selectQuotes,
  selectTrenches,
  selectTrending,
} from './feeds.gen.ts';
import { listFollowing, toEntryPage, type EntryPage } from './following.ts';
import { findRows, writeLines } from './lines.ts';
import { likesOfOthersIn, type PostRow } from '../rows.ts';
import type { PostsApp } from '../listen.ts';
import { SHARED_ROWS, type SharedFeed } from '../shared/feeds.ts';
import { marksFor } from '../shared/known-marks.ts';
import { headOf, noMarks, writePage, type Marks } from '../shared/page.ts';
import { toPostView } from '../view.ts';

export interface Page {
  limit: number;
  cursor?: string | undefined;
}

export interface PostPage {
  posts: PostView[];
  next_cursor: string | null;
}

const HOUR_MS = 3600_000;
const MOST_LIKES = 2_147_483_647;

const toPage = (rows: readonly PostRow[], limit: number, cursorOf: (row: PostRow) => string): PostPage => {
  const last = rows[limit - 1];
  return {
    posts: rows.slice(0, limit).map(toPostView),
    next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  };
};

const byId = (row: PostRow): string => row.id;
const cursorOf = {
  trenches: byId,
  trending: (row: PostRow): string => encodeCursor(String(likesOfOthersIn(row)), row.id),
};

/** A cursor that nobody gave out ends the list instead of failing it. */
const idCursor = (page: Pick<Page, 'cursor'>, first: PostId): PostId | null => {
  if (page.cursor === undefined) return first;
  return isId<PostId>(page.cursor) ? page.cursor : null;
};

const nothing: PostPage = { posts: [], next_cursor: null };

type Viewer = MemberId | null;

export const listFeed = async (
  app: PostsApp,
  feed: FeedType,
  viewerId: Viewer,
  page: Page,
  now: Date,
): Promise<PostPage | JsonText> => {
  if (feed === 'following') {
    const before = idCursor(page, newestUuid(now));
    return viewerId === null || before === null ? nothing : listFollowing(app, viewerId, before, page.limit);
  }
  const select = feed === 'trending' ? trendingAt(now) : newestAt(now);
  const shared = page.cursor === undefined ? await listShared(app, feed, viewerId, page.limit, select) : null;
  if (shared !== null) return shared;
  return toPage(await select(app.db, viewerId, page.cursor, page.limit + 1), page.limit, cursorOf[feed]);
};

type Select = (db: Db, viewerId: Viewer, cursor: string | undefined, count: number) => Promise<PostRow[]>;

const newestAt =
  (now: Date): Select =>
  async (db, viewerId, cursor, count) => {
    const before = idCursor({ cursor }, newestUuid(now));
    return before === null ? [] : selectTrenches(db, { viewer: viewerId, before, count });
  };

/** FEED-04: the last 24 hours, by likes, then newest. */
const trendingAt =
  (now: Date): Select =>
  async (db, viewerId, cursor, count) => {
    const [likes = String(MOST_LIKES), id = LAST_ID] = cursor === undefined ? [] : decodeCursor(cursor);
    if (!/^\d{1,9}$|^2147483647$/.test(likes) || !isId<PostId>(id)) return [];
    const since = uuidAt<PostId>(new Date(now.getTime() - TRENDING_HOURS * HOUR_MS));
    return selectTrending(db, {
      viewer: viewerId,
      oldest: since,
      newest: newestUuid(now),
      likes: Number(likes),
      before: id,
      count,
    });
  };

/** The shared first page with this viewer's marks; null when too little of it is left for them. */
const listShared = async (
  app: PostsApp,
  feed: SharedFeed,
  viewerId: Viewer,
  limit: number,
  select: Select,
): Promise<JsonText | null> => {
  if (limit >= SHARED_ROWS) return null;
  const rows = await app.feeds.rows(feed, () => select(app.db, null, undefined, SHARED_ROWS));
  const head = headOf(rows, limit + 1);
  const marks = viewerId === null ? noMarks : await marksFor(app, viewerId, head);
  if (viewerId === null || !head.some((row) => marks.hidden.has(row.member_id)))
    return writeShared(feed, head, limit, marks);
  const all = await marksFor(app, viewerId, rows);
  const seen = rows.filter((row) => !all.hidden.has(row.member_id));
  return seen.length <= limit && rows.length === SHARED_ROWS ? null : writeShared(feed, seen, limit, all);
};

/** A page in the order of one of the shared feeds. */
const writeShared = (feed: SharedFeed, rows: readonly PostRow[], limit: number, marks: Marks): JsonText => {
  const last = rows[limit - 1];
  const next = rows.length > limit && last !== undefined ? cursorOf[feed](last) : null;
  return writePage(rows.length > limit ? rows.slice(0, limit) : rows, next, marks);
};

export const listMemberPosts = async (db: Db, memberId: MemberId, viewerId: Viewer, page: Page): Promise<PostPage> => {
  const before = idCursor(page, LAST_ID);
  if (before === null) return nothing;
  const rows = await selectMemberPosts(db, { viewer: viewerId, author: memberId, before, count: page.limit + 1 });
  return toPage(rows, page.limit, byId);
};

/** SOC-02: their posts, and on wish what they have passed on. */
export const listOfMember = async (
  app: PostsApp,
  memberId: MemberId,
  viewerId: Viewer,
  { reposts, ...page }: Page & { reposts: 'with' | 'without' },
): Promise<EntryPage | JsonText> => {
  const before = idCursor(page, LAST_ID);
  if (before === null) return nothing;
  const asked = { viewer: viewerId, author: memberId, before, count: page.limit + 1 };
  // What was hidden is still there for them, and for nobody else: it is in no memory. Nor is what nobody has looked at lately.
  if (viewerId === memberId || !app.visited.visit(memberId)) {
    if (reposts === 'without') return listMemberPosts(app.db, memberId, viewerId, page);
    return toEntryPage(await selectMemberEntries(app.db, asked), page.limit);
  }
  const lines = await (reposts === 'with' ? selectMemberEntryLines : selectMemberLines)(app.db, asked);
  const shown = lines.slice(0, page.limit);
  const next = lines.length > page.limit ? (shown.at(-1)?.place ?? null) : null;
  return writeLines(app, viewerId, { lines: shown, rows: await findRows(app, shown), next, isAsked: true });
};

/** SOC-02: what was said about a post. */
export const listQuotes = async (db: Db, postId: PostId, viewerId: Viewer, page: Page): Promise<PostPage> => {
  await getPost(db, postId, viewerId);
  const before = idCursor(page, LAST_ID);
  if (before === null) return nothing;
  const rows = await selectQuotes(db, { viewer: viewerId, postId, before, count: page.limit + 1 });
  return toPage(rows, page.limit, byId);
};

export const getPost = async (db: Db, postId: PostId, viewerId: MemberId | null): Promise<PostView> => {
  const row = await selectPost(db, { viewer: viewerId, postId });
  return row === undefined ? fail(postErrors, 'post_not_found') : toPostView(row);
};

export const countNew = async (
  db: Db,
  feed: FeedType,
  viewerId: MemberId | null,
  since: PostId,
  now: Date,
): Promise<number> => {
  if (feed === 'trending') return 0;
  const newest = newestUuid<PostId>(now);
  if (feed === 'trenches') return (await countNewer(db, { viewer: viewerId, since, newest })).count;
  return viewerId === null ? 0 : (await countNewerFollowed(db, { viewer: viewerId, since, newest })).count;
};
