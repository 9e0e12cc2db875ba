import { isId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { parseSearch, type SearchQuery } from '@wagram/contract/search';
import { FIRST_ID, LAST_ID, uuidAt, type Db, type MemberId, type PostId } from '#kernel';
import { toPostView, type PostRow } from '#posts';
import { parsePostQuery } from './parse-query.ts';
import {
  selectAmongNewest,
  selectAuthorFloor,
  selectByAuthor,
  selectByTag,
  selectByWords,
  selectFloor,
  selectNewest,
} from './posts.gen.ts';

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

const DAY_MS = 24 * 3_600_000;
const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** Ids are made in the order of time: days are a stretch of them. */
const stretchOf = ({ since, until }: SearchQuery, cursor: PostId) => {
  const end = until === null ? LAST_ID : uuidAt<PostId>(new Date(startOf(until).getTime() + DAY_MS));
  return {
    since: since === null ? FIRST_ID : uuidAt<PostId>(startOf(since)),
    before: cursor < end ? cursor : end,
  };
};

/** The next page begins below what was read, as long as there is something in the stretch. */
const below = (floor: { id: PostId } | undefined, since: PostId): string | null =>
  floor !== undefined && floor.id > since ? floor.id : null;

type Asked = { viewer: MemberId | null; before: PostId; since: PostId; count: number; tags: string[]; has: string[] };

/** SOC-13: of one member, or without words: a stretch is read for each page. */
const findFiltered = async (
  db: Db,
  asked: Asked,
  limit: number,
  { from, words }: { from: string | null; words: string | null },
): Promise<Found> => {
  const passed = { before: asked.before, passed: READ_MORE - 1 };
  if (from === null) {
    const rows = await selectNewest(db, { ...asked, read: READ_MORE });
    return toPage(rows, limit, rows.length > limit ? null : below(await selectFloor(db, passed), asked.since));
  }
  const author = `@${from}`;
  const rows = await selectByAuthor(db, { ...asked, author, words, read: READ_MORE });
  const floor = rows.length > limit ? undefined : await selectAuthorFloor(db, { ...passed, author });
  return toPage(rows, limit, below(floor, asked.since));
};

/**
 * Newest first. However common or rare the words are, the work is bounded: the newest posts are read first, then the
 * index answers whatever is rare, and what is neither is looked for further back, a stretch for each page.
 */
export const findPosts = async (db: Db, viewerId: MemberId | null, q: string, page: Page): Promise<Found> => {
  const search = parseSearch(q);
  const { words, tags } = parsePostQuery(search.words, search.from !== null);
  const [tag] = tags;
  const cursor = page.cursor ?? LAST_ID;
  if (!isId<PostId>(cursor)) return NOTHING;
  const { before, since } = stretchOf(search, cursor);
  const asked = { viewer: viewerId, before, since, count: page.limit + 1, tags: [...tags], has: [...search.has] };
  const isFiltered = search.since !== null || search.until !== null || search.has.length > 0;
  if (search.from !== null || (words === null && tag === undefined && isFiltered))
    return findFiltered(db, asked, page.limit, { from: search.from, words });
  if (words === null) return tag === undefined ? NOTHING : toPage(await selectByTag(db, { ...asked, tag }), page.limit);
  // A hashtag's word stands in the text as well: the index of words serves both.
  const query = { ...asked, words: [words, ...tags.map((one) => `'${one}'`)].join(' & ') };
  const newest = await selectAmongNewest(db, { ...query, read: READ_FIRST, enough: SPARE * (page.limit + 1) });
  if (newest.length > page.limit) return toPage(newest, page.limit);
  const indexed = await selectByWords(db, { ...query, most: SORTED_MAX + 1 });
  if ((indexed[0]?.found ?? 0) <= SORTED_MAX) return toPage(indexed, page.limit);
  const floor = await selectFloor(db, { before, passed: READ_MORE - 1 });
  const further = await selectAmongNewest(db, { ...query, read: READ_MORE, enough: READ_MORE });
  return toPage(further, page.limit, below(floor, since));
};
