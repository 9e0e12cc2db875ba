import type { PostView, RepostLine } from '@wagram/contract/posts';
import { type JsonText, type MemberId, type PostId } from '#kernel';
import { selectFollowingFeed, selectTimeline, type EntryRow } from './feeds.gen.ts';
import { findRows, toRepostLine, writeLines } from './lines.ts';
import type { PostsApp } from '../listen.ts';
import { toPostView } from '../view.ts';

export interface EntryPage {
  posts: PostView[];
  /** Which of them somebody has passed on. */
  reposts?: RepostLine[];
  next_cursor: string | null;
}

export const toEntryPage = (rows: readonly EntryRow[], limit: number): EntryPage => {
  const shown = rows.slice(0, limit);
  return {
    posts: shown.map(toPostView),
    reposts: shown.flatMap(({ place, id, reposter_id: by, reposter, reposter_name: name }) =>
      by === null ? [] : [toRepostLine(place, id, { id: by, username: reposter ?? '', name: name ?? '' })],
    ),
    next_cursor: rows.length > limit ? (shown.at(-1)?.place ?? null) : null,
  };
};

/** From the timeline that was written ahead, and beyond it from the truth behind it. */
export const listFollowing = async (
  app: PostsApp,
  viewer: MemberId,
  before: PostId,
  limit: number,
): Promise<EntryPage | JsonText> => {
  const lines = await selectTimeline(app.db, { viewer, before, count: limit + 1 });
  const rows = await findRows(app, lines);
  if (rows.length <= limit) {
    return toEntryPage(await selectFollowingFeed(app.db, { viewer, before, count: limit + 1 }), limit);
  }
  const shown = rows.slice(0, limit);
  const there = new Set(shown.map((row) => row.id));
  const kept = lines.filter((line) => there.has(line.id));
  return writeLines(app, viewer, { lines: kept, rows: shown, next: kept.at(-1)?.place ?? null, isAsked: false });
};
