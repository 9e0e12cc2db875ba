import { decodeCursor, encodeCursor, isId, type ParsedInput } from '@wagram/contract/kernel';
import type { CommunityView, exploreCalls } from '@wagram/contract/explore';
import { LAST_ID, type ConversationId, type Db, type MemberId } from '#kernel';
import { selectCommunities, type CommunityRow } from './communities.gen.ts';
import { plainWords } from './plain-query.ts';

type Query = ParsedInput<typeof exploreCalls.exploreCommunities>;

const WEEK_MS = 7 * 24 * 3600_000;
const LARGEST = 2_147_483_647;

const toCommunityView = (row: CommunityRow): CommunityView => ({
  id: row.id,
  kind: row.kind,
  name: row.title,
  description: row.description,
  members: row.members_count,
  category: row.category,
  tags: row.tags,
  isJoined: row.role !== null,
  isOwner: row.role === 'owner',
  avatar: row.avatar_url,
  trending: row.trending,
});

interface CommunityPage {
  communities: CommunityView[];
  next_cursor: string | null;
}

/** EXPL-02: largest first. A cursor that nobody gave out ends the list. */
export const listCommunities = async (
  db: Db,
  viewerId: MemberId | null,
  query: Query,
  now: Date,
): Promise<CommunityPage> => {
  const { limit, cursor, filter } = query;
  const [size = '', id = ''] = cursor === undefined ? [String(LARGEST), LAST_ID] : decodeCursor(cursor);
  if (!/^\d{1,10}$/.test(size) || Number(size) > LARGEST || !isId<ConversationId>(id))
    return { communities: [], next_cursor: null };
  const rows = await selectCommunities(db, {
    viewer: viewerId,
    members: Number(size),
    before: id,
    count: limit + 1,
    filter: filter === 'all' ? null : filter,
    words: plainWords(query.q, '#'),
    since: new Date(now.getTime() - WEEK_MS),
  });
  const last = rows[limit - 1];
  const hasMore = rows.length > limit && last !== undefined;
  return {
    communities: rows.slice(0, limit).map(toCommunityView),
    next_cursor: hasMore ? encodeCursor(String(last.members_count), last.id) : null,
  };
};
