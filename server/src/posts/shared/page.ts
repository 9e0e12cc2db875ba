// Measured by `npm run bench feed` (trenches, trending, following): a post that many are shown is written as JSON once.
import type { RepostLine } from '@wagram/contract/posts';
import { JsonText, type Db, type MemberId } from '#kernel';
import { selectMarks } from '../feeds/feeds.gen.ts';
import type { PostRow } from '../rows.ts';
import { toPostView } from '../view.ts';

export interface Marks {
  liked: ReadonlySet<string>;
  bookmarked: ReadonlySet<string>;
  reposted: ReadonlySet<string>;
  /** Which answer of a post's poll they chose. */
  voted: ReadonlyMap<string, number>;
  /** Authors whom the viewer does not see, also where they are quoted. */
  hidden: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
export const noMarks: Marks = { liked: none, bookmarked: none, reposted: none, voted: new Map(), hidden: none };

export const marksOf = async (db: Db, viewerId: MemberId, rows: readonly PostRow[]): Promise<Marks> => {
  const postIds = rows.map((row) => row.id);
  const pollIds = rows.filter((row) => row.post_poll !== null).map((row) => row.id);
  const authorIds = [...new Set(rows.flatMap((row) => [row.member_id, ...quotedAuthorOf(row)]))];
  const found = await selectMarks(db, { viewer: viewerId, postIds, pollIds, authorIds });
  if (found.length === 0) return noMarks;
  const sets = { liked: new Set<string>(), bookmarked: new Set<string>(), reposted: new Set<string>() };
  const [voted, hidden] = [new Map<string, number>(), new Set<string>()];
  for (const { kind, id, choice } of found) {
    if (kind === 'voted') voted.set(id, choice ?? 0);
    else if (kind === 'hidden') hidden.add(id);
    else sets[kind].add(id);
  }
  return { ...sets, voted, hidden };
};

const quotedAuthorOf = ({ quoted_post: quoted }: PostRow): MemberId[] => (quoted === null ? [] : [quoted.member_id]);

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

interface Written {
  /** A post as it is for everybody, without the end, where stands what differs from viewer to viewer. */
  beginning: string;
  quoted: string;
}

/** A row never changes, so it is written once. */
const write = (row: PostRow): Written => {
  const known = writings.get(row);
  if (known !== undefined) return known;
  const { liked: _l, bookmarked: _b, reposted: _r, voted: _v, quoted, ...shared } = toPostView(row);
  const writing = { beginning: JSON.stringify(shared).slice(0, -1), quoted: JSON.stringify(quoted) };
  writings.set(row, writing);
  return writing;
};
// Of the row, which never changes: it goes with it.
const writings = new WeakMap<PostRow, Written>();

const writePost = (row: PostRow, { liked, bookmarked, reposted, voted, hidden }: Marks): string => {
  const { beginning, quoted } = write(row);
  const isQuoteHidden = row.quoted_post !== null && hidden.has(row.quoted_post.member_id);
  const shown = isQuoteHidden ? 'null' : quoted;
  const choice = row.post_poll === null ? null : (voted.get(row.id) ?? null);
  return `${beginning},"quoted":${shown},"liked":${liked.has(row.id)},"bookmarked":${bookmarked.has(row.id)},"reposted":${reposted.has(row.id)},"voted":${choice}}`;
};

/** One post as an answer: what `JSON.stringify` would make of its view. */
export const writeOne = (row: PostRow, marks: Marks): JsonText =>
  new JsonText(`{"success":true,"post":${writePost(row, marks)}}`);

/** The answer with a page of a shared feed: what `JSON.stringify` would make of the views. */
export const writePage = (
  rows: readonly PostRow[],
  next: string | null,
  marks: Marks,
  reposts: readonly RepostLine[] = [],
): JsonText => {
  const posts = rows.map((row) => writePost(row, marks)).join(',');
  const passedOn = reposts.length === 0 ? '' : `"reposts":${JSON.stringify(reposts)},`;
  return new JsonText(`{"success":true,"posts":[${posts}],${passedOn}"next_cursor":${JSON.stringify(next)}}`);
};
