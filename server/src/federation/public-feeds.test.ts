import { describe, expect, it, vi } from 'vitest';
import { PAGE_MAX } from '@wagram/contract/kernel';
import { postCalls } from '@wagram/contract/posts';
import { trendingCalls } from '@wagram/contract/trending';
import { newId, type MemberId } from '#kernel';
import { people, testApp, type Browser, type TestApp } from '#testing';

const HERE = 400;
/** Of all posts 95 % then. */
const ELSEWHERE = 19 * HERE;
const STATEMENTS = ['posts_select_trenches', 'posts_select_trending', 'trending_select_topics'];

/** Posts of the last hours, one after the other, some with a hashtag. */
const write = async ({ app, clock }: TestApp, memberId: MemberId, count: number, isRemote: boolean): Promise<void> => {
  const start = clock.now().getTime();
  const ids = Array.from({ length: count }, (_, n) => newId(new Date(start - Math.floor((n * 36_000_000) / count))));
  await app.database.pool.query(
    `with made as (
       insert into posts (id, member_id, content, remote, created_at)
       select id, $1, 'a thought #sea', $3, $4 from unnest($2::uuid[]) id returning id
     ) insert into post_tags (tag, post_id, remote) select 'sea', id, $3 from made`,
    [memberId, ids, isRemote, clock.now()],
  );
  await app.database.pool.query('analyze');
};

interface Step {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Step[];
}

/** How many posts and hashtags of posts a plan looks at, also those that it leaves out. */
const looksOf = (step: Step): number => {
  const isPosts = ['posts', 'post_tags'].includes(step['Relation Name'] ?? '');
  const own = isPosts ? (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'] : 0;
  return (step.Plans ?? []).reduce((sum, below) => sum + looksOf(below), own);
};

/** How many rows each statement looks at that these feeds are read with. */
const costOf = async ({ app }: TestApp, browser: Browser): Promise<Map<string, number>> => {
  const spy = vi.spyOn(app.db, 'query');
  // The short first page is kept in memory for a moment, so that the database would not be asked twice.
  for (const feed of ['trenches', 'trending'] as const)
    await browser.get(postCalls.readPosts, { feed_type: feed, limit: PAGE_MAX });
  await browser.get(trendingCalls.readTopics, {});
  const asked = spy.mock.calls.map(([statement]) => statement);
  spy.mockRestore();
  const costs = new Map<string, number>();
  for (const { name = '', text, values = [] } of asked) {
    if (!STATEMENTS.includes(name)) continue;
    const explained = { text: `explain (analyze, format json) ${text}`, values: [...values] };
    const { rows } = await app.database.pool.query<{ 'QUERY PLAN': { Plan: Step }[] }>(explained);
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (plan !== undefined) costs.set(name, looksOf(plan));
  }
  return costs;
};

describe('public feeds', () => {
  it('[FED-06] look at no more rows with nineteen posts from elsewhere beside each one from here', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await write(opened, ana.id, HERE, false);
    const before = await costOf(opened, bob.browser);
    expect([...before.keys()].sort()).toEqual(STATEMENTS.toSorted());
    const eve = newId<MemberId>();
    await opened.app.database.pool.query(
      `insert into members (id, username, display_name, host, created_at, updated_at)
       values ($1, '@eve@elsewhere.example', 'Eve', 'elsewhere.example', now(), now())`,
      [eve],
    );
    await write(opened, eve, ELSEWHERE, true);
    const after = await costOf(opened, bob.browser);
    const dearer = STATEMENTS.filter((name) => (after.get(name) ?? Infinity) > (before.get(name) ?? 0) * 1.1);
    expect(dearer).toEqual([]);
  });
});
