import { isId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { LAST_ID, type Db, type MemberId, type PostId } from '#kernel';
import { toPostView, type PostRow } from '#posts';
import { parsePostQuery } from './parse-query.ts';
import { selectAmongNewest, selectByTag, selectByWords, selectFloor } from './posts.gen.ts';

/** A word in one of fifteen posts fills a page from so many. */
const READ_FIRST = 300;
/** So many times a page are matched first: some of them the viewer may not see. */
const SPARE = 3;
/** More than so many matches are not sorted: then the word is common enough to be met among the newest. */
const SORTED_MAX = 5_000;
const READ_MORE = 3_000;

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface Found {
  readonly posts: PostView[];
  readonly next_cursor: string | null;
}

const NOTHING: Found = { posts: [], next_cursor: null };

const toPage = (rows: readonly PostRow[], limit: number, next: string | null = null): Found => ({
  posts: rows.slice(0, limit).map(toPostView),
  next_cursor: rows.length > limit ? (rows[limit - 1]?.id ?? null) : next,
});

/**
 * Newest first. However common or rare the words are, the work is bounded: the newest posts are read first, then the
 * index answers whatever is rare, and what is neither is looked for further back, a stretch for each page.
 */
export const findPosts = async (db: Db, viewerId: MemberId | null, q: string, page: Page): Promise<Found> => {
  const { words, tags } = parsePostQuery(q);
  const [tag] = tags;
  const before = page.cursor ?? LAST_ID;
  if (!isId<PostId>(before)) return NOTHING;
  const asked = { viewer: viewerId, before, count: page.limit + 1, tags };
  if (words === null) return tag === undefined ? NOTHING : toPage(await selectByTag(db, { ...asked, tag }), page.limit);
  // A hashtag's word stands in the text as well: the index of words serves both.
  const query = { ...asked, words: [words, ...tags.map((one) => `'${one}'`)].join(' & ') };
  const newest = await selectAmongNewest(db, { ...query, read: READ_FIRST, enough: SPARE * (page.limit + 1) });
  if (newest.length > page.limit) return toPage(newest, page.limit);
  const indexed = await selectByWords(db, { ...query, most: SORTED_MAX + 1 });
  if ((indexed[0]?.found ?? 0) <= SORTED_MAX) return toPage(indexed, page.limit);
  const floor = await selectFloor(db, { before, passed: READ_MORE - 1 });
  const further = await selectAmongNewest(db, { ...query, read: READ_MORE, enough: READ_MORE });
  return toPage(further, page.limit, floor?.id ?? null);
};
