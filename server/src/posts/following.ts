import { asId } from '@wagram/contract/kernel';
import type { PostView, RepostLine } from '@wagram/contract/posts';
import { type JsonText, type MemberId, type PostId, type RepostId } from '#kernel';
import {
  selectFollowingFeed,
  selectPosts,
  selectQuoted,
  selectTimeline,
  type EntryRow,
  type SelectTimelineRow,
} from './feeds.gen.ts';
import type { PostsApp } from './listen.ts';
import type { PostRow } from './rows.ts';
import { marksFor as knownMarksFor } from './shared/known-marks.ts';
import { noMarks, writePage } from './shared/page.ts';
import { toPostView } from './view.ts';

export interface EntryPage {
  posts: PostView[];
  /** Which of them somebody has passed on. */
  reposts?: RepostLine[];
  next_cursor: string | null;
}

// The first bytes of an id that was made in the order of time are its time.
const timeOf = (id: string): string => new Date(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toISOString();

interface Reposter {
  id: MemberId;
  username: string;
  name: string;
}

const toLine = (place: string, postId: PostRow['id'], by: Reposter): RepostLine => ({
  id: asId<RepostId>(place),
  post_id: postId,
  user_id: by.id,
  username: by.username,
  displayName: by.name,
  created_at: timeOf(place),
});

export const toEntryPage = (rows: readonly EntryRow[], limit: number): EntryPage => {
  const shown = rows.slice(0, limit);
  return {
    posts: shown.map(toPostView),
    reposts: shown.flatMap(({ place, id, reposter_id: by, reposter, reposter_name: name }) =>
      by === null ? [] : [toLine(place, id, { id: by, username: reposter ?? '', name: name ?? '' })],
    ),
    next_cursor: rows.length > limit ? (shown.at(-1)?.place ?? null) : null,
  };
};

type Line = SelectTimelineRow;

const lineOf = ({ place, id, author_id: by, username, display_name: name }: Line): RepostLine =>
  toLine(place, id, { id: by, username: username ?? '', name: name ?? '' });

/** What the lines say, and for polls and quotes, which few pages have, what they do not. */
const marksFor = async (app: PostsApp, viewer: MemberId, lines: readonly Line[], rows: readonly PostRow[]) => {
  const marked = (mark: 'liked' | 'bookmarked' | 'reposted') =>
    new Set(lines.filter((line) => line[mark]).map((line) => line.id));
  const special = rows.filter((row) => row.post_poll !== null || row.quoted_post !== null);
  const more = special.length === 0 ? noMarks : await knownMarksFor(app, viewer, special);
  const { voted, hidden } = more;
  return { liked: marked('liked'), bookmarked: marked('bookmarked'), reposted: marked('reposted'), voted, hidden };
};

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

/** From the timeline that was written ahead, and beyond it from the truth behind it. */
export const listFollowing = async (
  app: PostsApp,
  viewer: MemberId,
  before: PostId,
  limit: number,
): Promise<EntryPage | JsonText> => {
  const { db, feeds } = app;
  const lines = await selectTimeline(db, { viewer, before, count: limit + 1 });
  const rows = await feeds.posts.find(
    lines.map((line) => line.id),
    (missing) => selectPosts(db, { ids: missing }),
  );
  if (rows.length <= limit) {
    return toEntryPage(await selectFollowingFeed(db, { viewer, before, count: limit + 1 }), limit);
  }
  const shown = await withQuotes(app, viewer, rows.slice(0, limit));
  const there = new Set(shown.map((row) => row.id));
  const kept = lines.filter((line) => there.has(line.id));
  const next = kept.at(-1)?.place ?? null;
  const marks = await marksFor(app, viewer, kept, shown);
  return writePage(shown, next, marks, kept.filter((line) => line.is_repost).map(lineOf));
};
