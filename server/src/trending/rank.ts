import {
  MENTIONED_WORDS,
  scorePost,
  TREND_MINUTES,
  TREND_WINDOWS,
  WINDOW_MS,
  type ScoreTerms,
} from '@house/contract/trending';
import { uuidAt, type Db, type House } from '#kernel';
import { keptFresh, type Fresh } from './fresh.ts';
import {
  deleteRanking,
  deleteTopics,
  insertRanking,
  insertTopics,
  RANKED_MAX,
  selectCandidates,
  selectMostLiked,
  type CandidateRow,
} from './rank-queries.ts';

export type Ranking = (typeof TREND_WINDOWS)[number] | 'popular';
type Ranked = ScoreTerms & { id: string };

/** Letters and digits are themselves in a pattern; whatever else a brand's name holds stands for any sign. */
const patternOf = (brand: string): string =>
  [...MENTIONED_WORDS, brand.trim()]
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[^\p{L}\p{N} ]/gu, '.'))
    .join('|');

const bestFirst = (a: Ranked, b: Ranked): number => b.score - a.score || (a.id < b.id ? 1 : -1);

const keep = async (tx: Db, ranking: Ranking, rows: readonly Ranked[]): Promise<void> => {
  await deleteRanking(tx, ranking);
  await insertRanking(tx, ranking, JSON.stringify(rows.toSorted(bestFirst).slice(0, RANKED_MAX)));
};

/** TREND-02 and TREND-03 for every window, and the most liked of the widest one. */
const rankAll = async (tx: Db, now: Date, brand: string): Promise<void> => {
  const before = (ms: number): string => uuidAt(new Date(now.getTime() - ms));
  const score = (row: CandidateRow): Ranked => ({
    id: row.id,
    ...scorePost({ ...row, ageMs: now.getTime() - row.created_at.getTime() }, brand),
  });
  for (const span of TREND_WINDOWS) {
    const since = before(WINDOW_MS[span]);
    const candidates = await selectCandidates(tx, since, now.toISOString(), patternOf(brand));
    await keep(tx, span, candidates.map(score));
    await deleteTopics(tx, span);
    await insertTopics(tx, span, since, before(2 * WINDOW_MS[span]));
  }
  const liked = await selectMostLiked(tx, before(WINDOW_MS['7d']));
  await keep(
    tx,
    'popular',
    liked.map((row) => ({ ...score(row), score: row.likes })),
  );
};

const kept = new WeakMap<object, Fresh>();

/** One for each program. */
export const rankingsOf = (house: House): Fresh => {
  const known =
    kept.get(house.http) ??
    keptFresh(house, 'trending', TREND_MINUTES * 60_000, (tx, now) => rankAll(tx, now, house.config.brand.name));
  kept.set(house.http, known);
  return known;
};
