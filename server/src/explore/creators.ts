import { decodeCursor, encodeCursor, isId, type ParsedInput } from '@wagram/contract/kernel';
import { CREATOR_DAYS, CREATOR_WEIGHTS, type CreatorView, type exploreCalls } from '@wagram/contract/explore';
import { LAST_ID, type App, type Db, type MemberId } from '#kernel';
import { toMemberCard } from '#members';
import { keptFresh, type Fresh } from '#trending';
import { deleteCreators, insertCreators, selectCreators, type CreatorRow } from './creators.gen.ts';
import { plainWords } from './plain-query.ts';

type Query = ParsedInput<typeof exploreCalls.exploreCreators>;

const DAY_MS = 24 * 3600_000;
const EVERY_MS = 15 * 60_000;
const LARGEST = 2_147_483_647;

const rankCreators = async (tx: Db, now: Date): Promise<void> => {
  const { followers, likes, comments, shares } = CREATOR_WEIGHTS;
  await deleteCreators(tx);
  await insertCreators(tx, {
    since: new Date(now.getTime() - CREATOR_DAYS * DAY_MS),
    followersWeight: followers,
    likesWeight: likes,
    commentsWeight: comments,
    sharesWeight: shares,
  });
};

export const createCreators = (app: App): Fresh => keptFresh(app, 'creators', EVERY_MS, rankCreators);

const toCreatorView = (row: CreatorRow): CreatorView => {
  const { avatar_url: avatar, ...card } = toMemberCard(row);
  return {
    ...card,
    avatar,
    bio: row.bio,
    followers: row.followers_count,
    posts: row.posts_count,
    category: row.creator_category,
    isFollowing: row.is_following,
    gained: row.gained,
    engagement: row.engagement,
  };
};

interface CreatorPage {
  creators: CreatorView[];
  next_cursor: string | null;
}

/** EXPL-02: by followers gained and what posts received in thirty days. */
export const listCreators = async (db: Db, viewerId: MemberId | null, query: Query): Promise<CreatorPage> => {
  const { limit, cursor, filter } = query;
  const [score = '', id = ''] = cursor === undefined ? [String(LARGEST), LAST_ID] : decodeCursor(cursor);
  if (!/^\d{1,10}$/.test(score) || Number(score) > LARGEST || !isId<MemberId>(id))
    return { creators: [], next_cursor: null };
  const rows = await selectCreators(db, {
    viewer: viewerId,
    score: Number(score),
    before: id,
    count: limit + 1,
    category: filter === 'all' ? null : filter,
    words: plainWords(query.q, '@'),
  });
  const last = rows[limit - 1];
  const hasMore = rows.length > limit && last !== undefined;
  return {
    creators: rows.slice(0, limit).map(toCreatorView),
    next_cursor: hasMore ? encodeCursor(String(last.score), last.id) : null,
  };
};
