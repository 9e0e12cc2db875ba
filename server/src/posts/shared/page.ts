// Measured by `npm run bench feed` (trenches, trending, following): a post that many are shown is written as JSON once.
import { JsonText, type Db, type MemberId } from '#kernel';
import { selectMarks } from '../feeds.gen.ts';
import type { PostRow } from '../rows.ts';
import { toPostView } from '../view.ts';

export interface Marks {
  liked: ReadonlySet<string>;
  bookmarked: ReadonlySet<string>;
  /** Authors whom the viewer does not see. */
  hidden: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
export const noMarks: Marks = { liked: none, bookmarked: none, hidden: none };

export const marksOf = async (db: Db, viewerId: MemberId, rows: readonly PostRow[]): Promise<Marks> => {
  const postIds = rows.map((row) => row.id);
  const authorIds = [...new Set(rows.map((row) => row.member_id))];
  const found = await selectMarks(db, { viewer: viewerId, postIds, authorIds });
  if (found.length === 0) return noMarks;
  const marks = { liked: new Set<string>(), bookmarked: new Set<string>(), hidden: new Set<string>() };
  for (const { kind, id } of found) marks[kind].add(id);
  return marks;
};

/** The first rows of a page; the same array for the same page, so that what is known of it is found again. */
export const headOf = (rows: readonly PostRow[], count: number): readonly PostRow[] => {
  const known = heads.get(rows);
  if (known !== undefined && known.count === count) return known.head;
  const head = rows.slice(0, count);
  heads.set(rows, { head, count });
  return head;
};
// Of the page: it goes with it.
const heads = new WeakMap<readonly PostRow[], { head: readonly PostRow[]; count: number }>();

/** A post as it is for everybody, without the end, where the viewer's marks stand. A row never changes, so it is written once. */
const beginningOf = (row: PostRow): string => {
  const known = beginnings.get(row);
  if (known !== undefined) return known;
  const { liked: _liked, bookmarked: _bookmarked, ...shared } = toPostView(row);
  const text = JSON.stringify(shared).slice(0, -1);
  beginnings.set(row, text);
  return text;
};
// Of the row, which never changes: it goes with it.
const beginnings = new WeakMap<PostRow, string>();

/** The answer with a page of a shared feed: what `JSON.stringify` would make of the views. */
export const writePage = (rows: readonly PostRow[], next: string | null, { liked, bookmarked }: Marks): JsonText => {
  const posts = rows.map(
    (row) => `${beginningOf(row)},"liked":${liked.has(row.id)},"bookmarked":${bookmarked.has(row.id)}}`,
  );
  return new JsonText(`{"success":true,"posts":[${posts.join(',')}],"next_cursor":${JSON.stringify(next)}}`);
};
