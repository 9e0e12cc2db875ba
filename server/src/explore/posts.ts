import { decodeCursor, encodeCursor, isId, type ParsedInput } from '@wagram/contract/kernel';
import type { exploreCalls } from '@wagram/contract/explore';
import type { PostView } from '@wagram/contract/posts';
import { LAST_ID, type Db, type MemberId, type PostId } from '#kernel';
import { toPostView, type PostRow } from '#posts';
import { findPosts, wordsOf } from '#search';
import { listRanked, selectRest, type Page } from '#trending';

type Query = ParsedInput<typeof exploreCalls.explorePosts>;
type Viewer = MemberId | null;

interface PostPage {
  posts: PostView[];
  next_cursor: string | null;
}

const NOTHING: PostPage = { posts: [], next_cursor: null };
/** The list whose posts come first, and then everything else. */
const BEST = '7d';
const REST = 'rest';

const listNewest = async (db: Db, viewerId: Viewer, page: Page): Promise<PostPage> => {
  const before = page.cursor ?? LAST_ID;
  if (!isId<PostId>(before)) return NOTHING;
  const rows = await selectRest(db, { viewer: viewerId, before, count: page.limit + 1, except: null });
  return toPage(rows, page.limit, (id) => id);
};

const toPage = (rows: readonly PostRow[], limit: number, cursorOf: (id: string) => string): PostPage => {
  const last = rows[limit - 1];
  return {
    posts: rows.slice(0, limit).map(toPostView),
    next_cursor: rows.length > limit && last !== undefined ? cursorOf(last.id) : null,
  };
};

const restCursor = (id: string): string => encodeCursor(REST, id);

const listRest = async (db: Db, viewerId: Viewer, before: string, limit: number): Promise<PostPage> => {
  if (!isId<PostId>(before)) return NOTHING;
  const rows = await selectRest(db, { viewer: viewerId, before, count: limit + 1, except: BEST });
  return toPage(rows, limit, restCursor);
};

/** The week's best, and when these are over everything else, newest first. */
const listAll = async (db: Db, viewerId: Viewer, page: Page): Promise<PostPage> => {
  const [part = '', before = ''] = page.cursor === undefined ? [] : decodeCursor(page.cursor);
  if (part === REST) return listRest(db, viewerId, before, page.limit);
  const { rows, next_cursor } = await listRanked(db, viewerId, BEST, page);
  const best = rows.map(toPostView);
  if (next_cursor !== null) return { posts: best, next_cursor };
  if (best.length === page.limit) return { posts: best, next_cursor: restCursor(LAST_ID) };
  const rest = await listRest(db, viewerId, LAST_ID, page.limit - best.length);
  return { posts: [...best, ...rest.posts], next_cursor: rest.next_cursor };
};

/** EXPL-01. */
export const listExplorePosts = async (db: Db, viewerId: Viewer, query: Query): Promise<PostPage> => {
  const { filter, q = '' } = query;
  const isSearch = q.trim() !== '';
  if (filter === 'all' || filter === 'recent') {
    if (isSearch) return findPosts(db, viewerId, q, query);
    return filter === 'all' ? listAll(db, viewerId, query) : listNewest(db, viewerId, query);
  }
  const words = isSearch ? wordsOf(q) : null;
  if (isSearch && words === null) return NOTHING;
  const ranking = filter === 'trending' ? '24h' : 'popular';
  const { rows, next_cursor } = await listRanked(db, viewerId, ranking, query, words);
  return { posts: rows.map(toPostView), next_cursor };
};
