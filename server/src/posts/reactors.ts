import type { Reactor } from '@wagram/contract/posts';
import { reachableBy } from '#blocks';
import { statement, type Db } from '#kernel';
import { endOfPeople, startOfPeople, toMemberCard, type MemberCardRow } from '#members';
import { getPost, type Page } from './feed.ts';

type ReactorRow = MemberCardRow & { since: Date; amount: string | null };

/**
 * $1 viewer, $2 post, $3 and $4 the cursor, $5 how many. Whom the viewer may not see is not in it, though the count has them:
 * a private member's likes are for those they let in.
 */
const list = (reactions: string): string => `
  select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, r.since, r.amount
  from (${reactions}) r join members m on m.id = r.member_id
  where (r.since, r.member_id) < ($3, $4) and ${reachableBy('$1', 'm.id')}
  order by r.since desc, r.member_id desc limit $5`;

const select = {
  like: statement<ReactorRow>(
    'post_likers',
    list('select member_id, created_at as since, null::text as amount from likes where post_id = $2'),
  ),
  gift: statement<ReactorRow>(
    'post_givers',
    list(`select sender_id as member_id, max(created_at) as since, sum(amount)::text as amount
          from gifts where post_id = $2 group by sender_id`),
  ),
};

/** MEND-25: the people behind a count. */
export const listReactors = async (
  db: Db,
  kind: 'like' | 'gift',
  postId: string,
  viewerId: string | null,
  page: Page,
): Promise<{ people: Reactor[]; next_cursor: string | null }> => {
  await getPost(db, postId, viewerId);
  const start = startOfPeople(page.cursor);
  const rows = start === null ? [] : await select[kind](db, viewerId, postId, ...start, page.limit + 1);
  return {
    people: rows
      .slice(0, page.limit)
      .map((row) => ({ ...toMemberCard(row), since: row.since.toISOString(), amount: row.amount })),
    next_cursor: endOfPeople(rows, page.limit, (row) => row.since),
  };
};
