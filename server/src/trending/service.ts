import { decodeCursor, encodeCursor, isId } from '@wagram/contract/kernel';
import type { TopicCategory, TopicView, TrendWindow } from '@wagram/contract/trending';
import { WINDOW_MS } from '@wagram/contract/trending';
import { LAST_ID, uuidAt, type Db, type MemberId, type PostId } from '#kernel';
import { selectRanked, selectRankedWith, selectTopics, type RankedRow } from './lists.gen.ts';
import type { Ranking } from './rank.ts';
import { toTopicView } from './view.ts';

export interface Page {
  limit: number;
  cursor?: string | undefined;
}

type Viewer = MemberId | null;

const LARGEST = 2_147_483_647;
/** Above every tag in the order of bytes. */
const LAST_TAG = '\u{10FFFF}';

export const isScore = (text: string): boolean => /^\d{1,15}(\.\d{1,2})?$/.test(text);
const isCount = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= LARGEST;

export interface RankedPage {
  rows: RankedRow[];
  next_cursor: string | null;
}

/** Best first, with the words if there are any. A cursor that nobody gave out ends the list. */
export const listRanked = async (
  db: Db,
  viewerId: Viewer,
  ranking: Ranking,
  page: Page,
  words: string | null = null,
): Promise<RankedPage> => {
  const [score = '', id = ''] = page.cursor === undefined ? [String(LARGEST), LAST_ID] : decodeCursor(page.cursor);
  if (!isScore(score) || !isId<PostId>(id)) return { rows: [], next_cursor: null };
  const asked = { viewer: viewerId, ranking, score: Number(score), before: id, count: page.limit + 1 };
  const rows = await (words === null ? selectRanked(db, asked) : selectRankedWith(db, { ...asked, words }));
  const last = rows[page.limit - 1];
  return {
    rows: rows.slice(0, page.limit),
    next_cursor: rows.length > page.limit && last !== undefined ? encodeCursor(String(last.score), last.id) : null,
  };
};

interface TopicQuery extends Page {
  window: TrendWindow;
  q?: string | undefined;
  category?: TopicCategory | undefined;
}

export interface TopicPage {
  topics: TopicView[];
  next_cursor: string | null;
}

/** TREND-03: those whom most people use first. */
export const listTopics = async (db: Db, viewerId: Viewer, query: TopicQuery, now: Date): Promise<TopicPage> => {
  const { window, limit, cursor, category = null } = query;
  const [people = '', posts = '', tag, ...rest] =
    cursor === undefined ? [LARGEST, LARGEST, LAST_TAG].map(String) : decodeCursor(cursor);
  if (!isCount(people) || !isCount(posts) || tag === undefined || rest.length > 0)
    return { topics: [], next_cursor: null };
  const since = (windows: number): PostId => uuidAt(new Date(now.getTime() - windows * WINDOW_MS[window]));
  const letters = query.q?.trim().toLowerCase().normalize('NFC').replace(/^#/, '').replaceAll('\0', '') || null;
  const rows = await selectTopics(db, {
    viewer: viewerId,
    span: window,
    people: Number(people),
    posts: Number(posts),
    tag: tag.replaceAll('\0', ''),
    count: limit + 1,
    since: since(1),
    sinceBefore: since(2),
    letters,
    category,
  });
  const last = rows[limit - 1];
  const hasMore = rows.length > limit && last !== undefined;
  return {
    topics: rows.slice(0, limit).map(toTopicView),
    next_cursor: hasMore ? encodeCursor(String(last.ranked_people), String(last.ranked_posts), last.tag) : null,
  };
};
