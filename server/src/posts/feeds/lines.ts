// Lists of one reader: a statement finds which posts are in them and judges who sees what; what the posts say, and what the
// reader has done to them, comes from memory. Measured by `npm run bench feed` (following, a member's posts).
import { asId } from '@wagram/contract/kernel';
import type { RepostLine } from '@wagram/contract/posts';
import { type JsonText, type MemberId, type PostId, type RepostId } from '#kernel';
import { selectPosts, selectQuoted, type SelectMemberEntryLinesRow } from './feeds.gen.ts';
import type { PostsApp } from '../listen.ts';
import type { PostRow } from '../rows.ts';
import { askedMarksFor, marksFor } from '../shared/known-marks.ts';
import { noMarks, writePage } from '../shared/page.ts';

export type Line = SelectMemberEntryLinesRow;

// The first bytes of an id that was made in the order of time are its time.
const timeOf = (id: string): string => new Date(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toISOString();

interface Reposter {
  id: MemberId;
  username: string;
  name: string;
}

export const toRepostLine = (place: string, postId: PostId, by: Reposter): RepostLine => ({
  id: asId<RepostId>(place),
  post_id: postId,
  user_id: by.id,
  username: by.username,
  displayName: by.name,
  created_at: timeOf(place),
});

const lineOf = ({ place, id, author_id: by, username, display_name: name }: Line): RepostLine =>
  toRepostLine(place, id, { id: by, username: username ?? '', name: name ?? '' });

/** In the order of the lines; what is gone or hidden since is left out. */
export const findRows = ({ db, feeds }: PostsApp, lines: readonly Line[]): Promise<PostRow[]> =>
  feeds.posts.find(
    lines.map((line) => line.id),
    (missing) => selectPosts(db, { ids: missing }),
  );

/** What is not for everybody may be for this reader: a private member whom they follow is quoted. */
const withQuotes = async (
  { db }: PostsApp,
  viewer: MemberId,
  rows: readonly PostRow[],
): Promise<readonly PostRow[]> => {
  const ids = rows.filter((row) => row.quote_of !== null && row.quoted_post === null).map((row) => row.id);
  if (ids.length === 0) return rows;
  const quoted = new Map((await selectQuoted(db, { viewer, ids })).map((found) => [found.id, found.quoted_post]));
  return rows.map((row) => (quoted.get(row.id) == null ? row : { ...row, quoted_post: quoted.get(row.id) ?? null }));
};

interface Shown {
  lines: readonly Line[];
  rows: readonly PostRow[];
  next: string | null;
  /** They asked for this member: whom they muted is shown where they are quoted. */
  isAsked: boolean;
}

export const writeLines = async (
  app: PostsApp,
  viewer: MemberId | null,
  { lines, rows, next, isAsked }: Shown,
): Promise<JsonText> => {
  const there = new Set(rows.map((row) => row.id));
  const reposts = lines.filter((line) => line.is_repost && there.has(line.id)).map(lineOf);
  if (viewer === null) return writePage(rows, next, noMarks, reposts);
  const shown = await withQuotes(app, viewer, rows);
  const marks = await (isAsked ? askedMarksFor : marksFor)(app, viewer, shown);
  return writePage(shown, next, marks, reposts);
};
