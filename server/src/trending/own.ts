import { decodeCursor, encodeCursor, isId } from '@wagram/contract/kernel';
import {
  isDocumented,
  rankWith,
  weightsOf,
  type RankingWeights,
  type TrendView,
  type TrendWindow,
} from '@wagram/contract/trending';
import type { PostView } from '@wagram/contract/posts';
import type { Db, MemberId, PostId } from '#kernel';
import { toPostView } from '#posts';
import { choicesOf } from '#settings';
import { selectFollowedAmong, selectListed } from './lists.gen.ts';
import { isScore, type Page } from './service.ts';
import type { Snapshot, Snapshots } from './snapshots.ts';
import { toOwnTrendView, type OwnRanked } from './view.ts';

/** null: they have none, and read what everybody reads. */
export const findOwnWeights = async (db: Db, memberId: MemberId): Promise<RankingWeights | null> => {
  const choices = (await choicesOf(db, [memberId])).get(memberId);
  const weights = choices === undefined ? null : weightsOf(choices.ranking);
  return weights === null || isDocumented(weights) ? null : weights;
};

/** Whom the viewer follows is asked for only where it counts. */
const rankFor = async (
  db: Db,
  viewer: MemberId,
  { figures }: Snapshot,
  weights: RankingWeights,
): Promise<OwnRanked[]> => {
  const authors = [...new Set(figures.map((each) => each.author_id))];
  const rows = weights.following === 1 ? [] : await selectFollowedAmong(db, { viewer, authors });
  const followed = new Set(rows.map(({ id }) => id));
  return rankWith(
    figures.map((each) => ({ ...each, followed: followed.has(each.author_id) })),
    weights,
  );
};

/** Of those, in their order, the first so many that the viewer may see. */
const listSeen = async (db: Db, viewer: MemberId, ranked: readonly OwnRanked[], count: number) => {
  const seen: { post: PostView; ranked: OwnRanked }[] = [];
  for (let from = 0; from < ranked.length && seen.length < count; from += count) {
    const some = ranked.slice(from, from + count);
    const rows = await selectListed(db, { viewer, ids: some.map((each) => each.post_id) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const each of some) {
      const row = byId.get(each.post_id);
      if (row !== undefined) seen.push({ post: toPostView(row), ranked: each });
    }
  }
  return seen.slice(0, count);
};

interface Place {
  readonly version: number;
  readonly score: number;
  readonly id: PostId;
}

const placeOf = (cursor: string): Place | null => {
  const [version = '', score = '', id = ''] = decodeCursor(cursor);
  if (!/^\d{1,15}$/.test(version) || !isScore(score) || !isId<PostId>(id)) return null;
  return { version: Number(version), score: Number(score), id };
};

interface OwnQuery {
  readonly viewer: MemberId;
  readonly window: TrendWindow;
  readonly weights: RankingWeights;
  readonly page: Page;
  /** The ranking of now. */
  readonly version: number;
}

export interface OwnPage {
  posts: PostView[];
  trends: TrendView[];
  next_cursor: string | null;
}

const nothing: OwnPage = { posts: [], trends: [], next_cursor: null };

/** SOC-12: the shared ranking in the order of one's own weights. A cursor that nobody gave out ends the list. */
export const listOwn = async (db: Db, snapshots: Snapshots, query: OwnQuery): Promise<OwnPage> => {
  const { viewer, window, weights, page, version } = query;
  const after = page.cursor === undefined ? null : placeOf(page.cursor);
  if (page.cursor !== undefined && after === null) return nothing;
  const snapshot = await snapshots.find(window, version, after?.version ?? null);
  const ranked = await rankFor(db, viewer, snapshot, weights);
  const rest =
    after === null
      ? ranked
      : ranked.filter(({ score, post_id: id }) => score < after.score || (score === after.score && id < after.id));
  const seen = await listSeen(db, viewer, rest, page.limit + 1);
  const shown = seen.slice(0, page.limit);
  const last = shown.at(-1)?.ranked;
  return {
    posts: shown.map(({ post }) => post),
    trends: shown.map((each) => toOwnTrendView(each.ranked)),
    next_cursor:
      seen.length > page.limit && last !== undefined
        ? encodeCursor(String(snapshot.version), String(last.score), last.post_id)
        : null,
  };
};
