import type { Reactor } from '@wagram/contract/posts';
import type { Db, MemberId, PostId } from '#kernel';
import { endOfPeople, startOfPeople, toMemberCard } from '#members';
import { getPost, type Page } from '../feeds/feed.ts';
import { selectGivers, selectLikers, selectReposters } from './reactors.gen.ts';

const selects = { like: selectLikers, repost: selectReposters, gift: selectGivers } as const;

/** MEND-25: the people behind a count. */
export const listReactors = async (
  db: Db,
  kind: keyof typeof selects,
  postId: PostId,
  viewerId: MemberId | null,
  page: Page,
): Promise<{ people: Reactor[]; next_cursor: string | null }> => {
  await getPost(db, postId, viewerId);
  const start = startOfPeople(page.cursor);
  if (start === null) return { people: [], next_cursor: null };
  const [before, beforeId] = start;
  const rows = await selects[kind](db, { postId, before, beforeId, viewer: viewerId, limit: page.limit + 1 });
  return {
    people: rows
      .slice(0, page.limit)
      .map((row) => ({ ...toMemberCard(row), since: row.since.toISOString(), amount: row.amount })),
    next_cursor: endOfPeople(rows, page.limit, (row) => row.since),
  };
};
