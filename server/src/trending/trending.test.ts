import { describe, expect, inject, it } from 'vitest';
import fc from 'fast-check';
import { commentCalls } from '@wagram/contract/comments';
import { postCalls } from '@wagram/contract/posts';
import { scorePost, trendingCalls } from '@wagram/contract/trending';
import { keepNumber, newId, type PostId } from '#kernel';
import { people, testApp, type Browser, type Person, type TestApp } from '#testing';
import { createFresh } from './fresh.ts';

const { readTopics, readTrending } = trendingCalls;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const write = async (person: Person, content: string) =>
  (await person.browser.get(postCalls.createPost, { content })).post;
const like = (post: { id: PostId }, ...fans: Person[]) =>
  Promise.all(fans.map(({ browser }) => browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' })));
const rank = async ({ app, rooms }: TestApp) => {
  await app.events.settle();
  await rooms.trending.rankings.renew();
};
const hot = async (browser: Browser, window: '1h' | '24h' | '7d' = '24h') =>
  (await browser.get(readTrending, { window })).posts.map(({ content }) => content);
const topics = async (browser: Browser, window: '1h' | '24h' | '7d' = '24h') =>
  (await browser.get(readTopics, { window })).topics;

describe('trending posts', () => {
  it('[TREND-01] AZ-02: a guest reads them too, and an empty network has none', async () => {
    const opened = await testApp();
    const reply = await opened.browser().get(readTrending, {});
    expect(reply).toMatchObject({ posts: [], trends: [], next_cursor: null });
    expect(reply.counted_at).toBe(opened.clock.now().toISOString());
    expect(await topics(opened.browser())).toEqual([]);
  });

  it('[TREND-02] are ranked by the score, and each says the terms that it is made of', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const old = await write(ana, 'an old favourite');
    await like(old, bob, eva);
    opened.clock.advance(5 * HOUR);
    const fresh = await write(ana, 'on #Solana tonight');
    await like(fresh, bob);
    await bob.browser.get(commentCalls.createComment, { post_id: fresh.id, content: 'oh' });
    await eva.browser.get(postCalls.actOnPost, { post_id: fresh.id, action: 'share' });
    await write(eva, 'nobody has seen this');
    const { posts, trends } = await bob.browser.get(readTrending, { window: '24h' });
    expect(posts.map(({ content, liked }) => [content, liked])).toEqual([
      ['on #Solana tonight', true],
      ['an old favourite', true],
    ]);
    expect(trends).toEqual([
      { post_id: fresh.id, score: 27, likes: 1, replies: 1, shares: 1, age_factor: 2, mention: 'solana' },
      { post_id: old.id, score: 7.2, likes: 2, replies: 0, shares: 0, age_factor: 1.2, mention: null },
    ]);
  });

  it('[TREND-01] a window holds what was posted within it', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    for (const [content, hours] of [
      ['last month', 24 * 20],
      ['this week', 24 * 5],
      ['today', 20],
      ['just now', 0.5],
    ] as const) {
      await like(await write(ana, content), bob);
      opened.clock.advance(hours * HOUR);
    }
    await rank(opened);
    expect(await hot(bob.browser, '1h')).toEqual(['just now']);
    expect(await hot(bob.browser, '24h')).toEqual(['just now', 'today']);
    expect(await hot(bob.browser, '7d')).toEqual(['just now', 'today', 'this week']);
    expect((await bob.browser.refused(readTrending, { window: '2h' })).status).toBe(400);
  });

  it('[TREND-02, SR-M8] the database chooses whom the rule would choose, whatever is liked and whenever, and whatever authors do themselves', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const now = opened.clock.now();
    const texts = ['plain', 'gm #defi', 'definitely', 'NFTs', 'by Wagram'];
    const figures = [fc.nat(8 * 24 * 60), fc.nat(9), fc.nat(5), fc.nat(3), fc.nat(8), fc.boolean()] as const;
    const made = fc.sample(fc.tuple(...figures, fc.constantFrom(...texts)), { numRuns: 700, seed: 7 });
    const rows = made.map(([minutes, likes, replies, shares, again, own, content]) => {
      const at = new Date(now.getTime() - minutes * MINUTE);
      return { id: newId(at), likes, replies, shares, again, own, content, at };
    });
    await opened.app.database.pool.query(
      `with r as (
         select * from jsonb_to_recordset($1)
           as r (id uuid, content text, likes int, replies int, shares int, again int, own boolean, at timestamptz)
       ), fans as (
         insert into members (id, username, display_name, created_at, updated_at)
         select gen_random_uuid(), '@fan' || n, 'fan', now(), now() from generate_series(1, 5) n returning id, username
       ), said as (
         insert into posts (id, member_id, content, likes_count, self_liked, comments_count, shares_count, created_at)
         select id, $2, content, likes + own::int, own, replies + again, shares + own::int, at from r
       ), answered as (
         insert into comments (id, post_id, member_id, content, facets, created_at)
         select gen_random_uuid(), r.id, case when n <= r.replies then fans.id else $2 end, 'again', '[]', r.at
         from r cross join lateral generate_series(1, r.replies + r.again) n
           join fans on fans.username = '@fan' || (1 + (n - 1) % 5)
       )
       insert into shares (member_id, post_id, created_at)
       select case when n <= r.shares then fans.id else $2 end, r.id, r.at
       from r cross join lateral generate_series(1, r.shares + r.own::int) n join fans on fans.username = '@fan' || n`,
      [JSON.stringify(rows), ana.id],
    );
    await rank(opened);
    const inWeek = rows.filter(({ at }) => now.getTime() - at.getTime() <= 7 * 24 * HOUR);
    const expected = inWeek
      .map((row) => ({ id: row.id, ...scorePost({ ...row, ageMs: now.getTime() - row.at.getTime() }, 'Wagram') }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
      .slice(0, 500)
      .map(({ id, score }) => [id, score]);
    const seen: [string, number][] = [];
    for (let cursor: string | undefined; ;) {
      const page = await ana.browser.get(readTrending, {
        window: '7d',
        limit: 50,
        ...(cursor === undefined ? {} : { cursor }),
      });
      seen.push(...page.trends.map(({ post_id, score }): [string, number] => [post_id, score]));
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(expected);
  });

  it('IN-04: a cursor that nobody gave out ends the list', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await like(await write(ana, 'one #tag'), bob);
    for (const cursor of ['x', '1', '1~2', 'NaN~', `1e9~${newId()}`, '~~~']) {
      expect((await bob.browser.get(readTrending, { cursor })).posts).toEqual([]);
      expect((await bob.browser.get(readTopics, { cursor })).topics).toEqual([]);
    }
    await bob.browser.get(readTopics, { cursor: '9~9~\0' });
  });
});

describe('the list of trending', () => {
  it('[TREND-01] is made anew every five minutes, not for each who asks', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await like(await write(ana, 'first'), bob);
    expect(await hot(bob.browser)).toEqual(['first']);
    await like(await write(ana, 'second'), bob);
    opened.clock.advance(4 * MINUTE);
    expect(await hot(bob.browser)).toEqual(['first']);
    await rank(opened);
    expect(await hot(bob.browser)).toEqual(['second', 'first']);
  });

  it('[TREND-01] is made for the first who asks when nobody has made it for long', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await like(await write(ana, 'first'), bob);
    expect(await hot(bob.browser)).toEqual(['first']);
    await like(await write(ana, 'second'), bob);
    opened.clock.advance(10 * MINUTE);
    const replies = await Promise.all(Array.from({ length: 5 }, () => hot(bob.browser)));
    expect(replies).toEqual(Array.from({ length: 5 }, () => ['second', 'first']));
  });

  it('[TREND-01] is made by one process of several: the others find it made', async () => {
    const opened = await testApp();
    const { app } = opened;
    let made = 0;
    // Two programs on one database keep one number.
    const [one, other] = [0, 1].map(() =>
      createFresh(app, 'test of trending', 5 * MINUTE, async () => void (made += 1)),
    );
    await Promise.all([one?.ready(), other?.ready(), one?.ready()]);
    expect(made).toBe(1);
    opened.clock.advance(10 * MINUTE);
    await other?.ready();
    expect(made).toBe(2);
    expect(await one?.ready()).toEqual(opened.clock.now());
    expect(made).toBe(2);
    await keepNumber(app.db, 'test of trending', 0);
    await one?.ready();
    expect(made).toBe(2);
    await one?.renew();
    expect(made).toBe(3);
    opened.clock.advance(5 * MINUTE);
    for (const process of [one, other])
      await app.db.transaction((tx) => process?.task(tx, opened.clock.now()) ?? Promise.resolve());
    expect(made).toBe(4);
  });

  // The embedded database has one session: there is nobody to wait for.
  it.runIf(inject('postgresUrl') !== null)('[TREND-01] waits for a process that makes it right now', async () => {
    const opened = await testApp();
    const { app } = opened;
    const client = await app.database.pool.connect();
    await client.query(`begin; select pg_advisory_xact_lock(hashtext('waiting list'))`);
    let made = 0;
    const waiting = createFresh(app, 'waiting list', 5 * MINUTE, async () => void (made += 1)).ready();
    await client.query(`insert into counters (name, value) values ('waiting list', $1)`, [
      opened.clock.now().getTime(),
    ]);
    await client.query('commit');
    client.release();
    await waiting;
    expect(made).toBe(0);
  });

  it('a failure is told, and the next who asks tries again', async () => {
    const { app } = await testApp();
    let tries = 0;
    const list = createFresh(app, 'failing list', 5 * MINUTE, async () => {
      tries += 1;
      if (tries === 1) throw new Error('no');
    });
    await expect(list.ready()).rejects.toThrow('no');
    await list.ready();
    expect(tries).toBe(2);
  });
});

describe('topics', () => {
  it('[TREND-03] are the hashtags really used, with posts, people, and growth against the window before', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    await write(ana, 'so long #Rain');
    await write(bob, '#rain #sun');
    await write(bob, '#sun');
    opened.clock.advance(25 * HOUR);
    await write(ana, '#rain again, #RAIN');
    await write(bob, '#rain');
    await write(eva, '#rain #snow');
    await write(eva, '#sun');
    await rank(opened);
    expect(await topics(opened.browser())).toEqual([
      { id: 'rain', hashtag: '#rain', posts: 3, people: 3, growth: 50, category: 'trending' },
      { id: 'sun', hashtag: '#sun', posts: 1, people: 1, growth: -50, category: 'popular' },
      { id: 'snow', hashtag: '#snow', posts: 1, people: 1, growth: null, category: 'new' },
    ]);
    expect((await topics(opened.browser(), '1h')).map(({ id, growth }) => [id, growth])).toEqual([
      ['rain', null],
      ['sun', null],
      ['snow', null],
    ]);
  });

  it('[TREND-03] page by page, none twice and none left out', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (const n of [1, 2, 3, 4, 5]) await write(ana, `#t${n} #same`);
    await rank(opened);
    const first = await ana.browser.get(readTopics, { limit: 3 });
    const rest = await ana.browser.get(readTopics, { limit: 3, cursor: first.next_cursor ?? '' });
    expect([...first.topics, ...rest.topics].map(({ id }) => id)).toEqual(['same', 't5', 't4', 't3', 't2', 't1']);
    expect(rest.next_cursor).toBeNull();
  });

  it('[TREND-03] of a hashtag that many use, everybody is told the same figures', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const now = opened.clock.now();
    await opened.app.database.pool.query(
      `with made as (
         insert into posts (id, member_id, content, created_at)
         select gen.id::uuid, $2, '#many', $3 from unnest($1::text[]) gen (id) returning id
       ) insert into post_tags (tag, post_id) select 'many', id from made`,
      [Array.from({ length: 60 }, () => newId(now)), ana.id, now.toISOString()],
    );
    await rank(opened);
    expect(await topics(opened.browser())).toMatchObject([{ id: 'many', posts: 60, people: 1 }]);
  });
});
