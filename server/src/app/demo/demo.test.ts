import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { creditCalls } from '@wagram/contract/credit';
import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { exploreCalls } from '@wagram/contract/explore';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { trendingCalls } from '@wagram/contract/trending';
import { videoCalls } from '@wagram/contract/video';
import { walletCalls } from '@wagram/contract/wallet';
import { rollUpViews } from '#analytics';
import { keepNumber } from '#kernel';
import { expectTrueCounts, fingerprint, openTestApp, people, testApp, until, type TestApp } from '#testing';
import { keepCommunity } from './start.ts';

const HOUR_MS = 3600_000;
const goOn = () => false;
const make = ({ app, rooms }: TestApp, most: number) => keepCommunity(app, rooms, { isStopping: goOn, most });
/** Pictures take their time, and most cases need none. */
const makePlain = ({ app, rooms }: TestApp) => keepCommunity(app, rooms, { isStopping: goOn, most: 40, isPlain: true });

const ask = async <R extends object>({ app }: TestApp, query: string): Promise<R[]> =>
  (await app.database.pool.query<R>(query)).rows;

const countOf = async (opened: TestApp, rows: string): Promise<number> =>
  (await ask<{ n: number }>(opened, `select count(*)::int as n from ${rows}`))[0]?.n ?? 0;

const idsOf = async (opened: TestApp): Promise<string[]> =>
  (await ask<{ id: string }>(opened, 'select id from posts order by id')).map(({ id }) => id);

describe('a fresh demo community', () => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp();
    await make(opened, 40);
  });
  afterAll(() => opened.close());

  it('[CHN-08] can be paid by name: each member has linked the address of their own', async () => {
    const browser = opened.browser();
    const { user } = await browser.get(authCalls.createUser, {});
    const other = user.username === '@ana' ? '@devjain' : '@ana';
    const { recipient } = await browser.get(walletCalls.readRecipient, { to: other });
    expect(recipient).toMatchObject({ member: { username: other }, account: { is_funded: true, is_program: false } });
  });

  it('[SOC-02] [SOC-03] [SOC-04] shows what posts can hold: polls with votes, several pictures, a warning, reposts', async () => {
    const { posts = [] } = await opened.browser().get(postCalls.readPosts, { limit: 40 });
    const voted = posts.flatMap(({ poll }) => poll?.options.map(({ votes }) => votes) ?? []);
    expect(voted.length).toBeGreaterThanOrEqual(3);
    expect(voted.reduce((sum, votes) => sum + votes, 0)).toBeGreaterThan(8);
    expect(posts.some(({ more_media: more }) => more.length === 3)).toBe(true);
    expect(posts.some(({ warning }) => warning !== null)).toBe(true);
    expect(posts.some(({ reposts }) => reposts >= 3)).toBe(true);
  });

  it('[MSG-01] gives the two whom visitors come in as people to talk to, and one who asks', async () => {
    const rows = await ask<{ username: string; requests: number; unread: number; talks: number }>(
      opened,
      `select m.username, count(*)::int as talks, count(*) filter (where me.is_request)::int as requests,
         sum(c.last_seq - me.read_seq)::int as unread
       from conversation_members me join members m on m.id = me.member_id join conversations c on c.id = me.conversation_id
       where m.username in ('@ana', '@devjain') and c.kind = 'direct' and c.last_seq > 0 group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { username: '@ana', talks: 4, requests: 1, unread: 5 },
      { username: '@devjain', talks: 3, requests: 0, unread: 2 },
    ]);
  });

  it('[REW-01] gives them friends who followed their invitation, most of them credited as the tiers say', async () => {
    const rows = await ask(
      opened,
      `select m.username, count(*)::int as invited, count(r.amount)::int as credited, sum(r.amount)::int as earned,
         (select balance::int from accounts a where a.member_id = m.id and a.unit = 'points') as points
       from referrals r join members m on m.id = r.inviter_id group by m.id order by 1`,
    );
    expect(rows).toEqual([
      { username: '@ana', invited: 9, credited: 7, earned: 39, points: 39 },
      { username: '@devjain', invited: 5, credited: 4, earned: 20, points: 20 },
    ]);
  });

  it('[GRP-02] has groups that they are in, one of their own with people waiting, and a channel whose posts were seen', async () => {
    const rows = await ask(
      opened,
      `select c.title, c.kind, g.privacy, c.members_count as members, me.role, (c.last_seq - me.read_seq) as unread,
         (select count(*)::int from group_requests r where r.conversation_id = c.id) as waiting,
         (select max(views_count) from messages m where m.conversation_id = c.id) as views
       from groups g join conversations c on c.id = g.conversation_id
         join conversation_members me on me.conversation_id = c.id join members m on m.id = me.member_id
       where m.username = '@ana' order by c.title`,
    );
    expect(rows).toMatchObject([
      { title: 'Darkroom Keys', privacy: 'private', members: 6, role: 'owner', waiting: 2 },
      { title: 'Golden Hour Club', privacy: 'public', members: 13, role: 'admin', unread: 3 },
      { title: 'Rust & Ramen', kind: 'group', members: 13, role: 'member' },
      { title: 'Wagram News', kind: 'channel', members: 25, role: 'member', unread: 1, views: 25 },
    ]);
  });

  it('[TREND-01, EXPL-01] leaves no list of trending and explore empty', async () => {
    const browser = opened.browser();
    await browser.get(authCalls.createUser, {});
    for (const window of ['1h', '24h', '7d'] as const) {
      expect((await browser.get(trendingCalls.readTrending, { window })).posts.length).toBeGreaterThan(2);
      expect((await browser.get(trendingCalls.readTopics, { window })).topics.length).toBeGreaterThan(0);
    }
    for (const filter of ['all', 'solana', 'defi', 'nft', 'gaming', 'trading', 'dao'] as const)
      expect((await browser.get(exploreCalls.exploreCommunities, { filter })).communities).not.toEqual([]);
    for (const filter of ['all', 'developer', 'trader', 'artist', 'influencer', 'analyst'] as const)
      expect((await browser.get(exploreCalls.exploreCreators, { filter })).creators.length).toBeGreaterThan(1);
  });

  it('has true counts, books that sum to zero, and no sign-ups', async () => {
    await expectTrueCounts(opened);
    expect(await countOf(opened, 'members where demo and signup_number is null')).toBe(
      await countOf(opened, 'members'),
    );
    expect(await countOf(opened, 'gifts')).toBeGreaterThan(20);
    expect(await countOf(opened, `accounts where kind = 'member' and balance < 0`)).toBe(0);
  });

  it('fills the feed, newest first and a few minutes old, with pictures that can be seen and read out', async () => {
    const { posts = [] } = await opened.browser().get(postCalls.readPosts, { feed_type: 'trenches', limit: 40 });
    expect(posts).toHaveLength(40);
    expect(opened.clock.now().getTime() - Date.parse(posts[0]?.created_at ?? '')).toBeLessThan(10 * 60_000);
    const shown = posts.flatMap(({ media }) => (media?.kind === 'image' ? [media] : []));
    expect(shown.length).toBeGreaterThan(8);
    for (const { alt, thumbhash, width } of shown)
      expect([alt !== null, thumbhash !== null, width]).toEqual([true, true, 960]);
    for (const url of [shown[0]?.url ?? '', posts[0]?.avatar_url ?? ''])
      expect((await opened.app.http.inject({ url })).headers['content-type']).toBe('image/webp');
    expect(await countOf(opened, 'members where avatar_url is null')).toBe(0);
  });

  it('[VID-01] has filmed: videos that play as they are, with a picture, a description and something said of each', async () => {
    const browser = opened.browser();
    const { videos } = await browser.get(videoCalls.listVideos, {});
    expect(videos.map(({ post }) => post.username)).toEqual([
      '@mara',
      '@nora_ber',
      '@ines_m',
      '@noah_l',
      '@vera_p',
      '@diego_m',
    ]);
    for (const { post, duration, title } of videos) {
      expect(post).toMatchObject({
        media: { kind: 'video', width: 432, height: 768 },
        content: expect.stringContaining(title) as string,
      });
      expect([duration, post.likes_count > 10, post.comments_count > 1]).toEqual([6, true, true]);
      const range = { range: 'bytes=0-99' };
      const video = await opened.app.http.inject({ url: post.media?.url ?? '', headers: range });
      expect([video.statusCode, video.headers['content-type']]).toEqual([206, 'video/mp4']);
      const poster = await opened.app.http.inject({ url: post.media?.poster_url ?? '' });
      expect(poster.headers['content-type']).toBe('image/webp');
    }
    // They are in the form that every browser plays: nothing waits for ffmpeg.
    expect(await countOf(opened, `videos where state <> 'ready'`)).toBe(0);
  });

  it('welcomes a visitor as one of its own, with a feed, a balance, news and things kept for later', async () => {
    const browser = opened.browser();
    const { user } = await browser.get(authCalls.createUser, {});
    expect(['@ana', '@devjain']).toContain(user.username);
    expect(user.avatar_url).toMatch(/^\/media\//);
    const { posts = [] } = await browser.get(postCalls.readPosts, { feed_type: 'following', limit: 12 });
    expect(posts).toHaveLength(12);
    expect(await countOf(opened, `timelines where member_id = '${user.id}'`)).toBeGreaterThanOrEqual(12);
    expect((await browser.get(bookmarkCalls.listBookmarks, {})).total).toBeGreaterThan(0);
    const { notifications, unread } = await browser.get(noticeCalls.listNotices, { limit: 50 });
    expect(new Set(notifications.map(({ type }) => type)).size).toBeGreaterThan(1);
    expect(notifications.length).toBeGreaterThan(Math.max(8, unread));
  });

  it('[MEND-02] has an official account with the name of the brand; nobody in it has a badge, everybody the demo mark', async () => {
    expect(
      await ask(
        opened,
        `select username, display_name from members where username in ('@wagram', '@werunner') order by 1`,
      ),
    ).toEqual([
      { username: '@wagram', display_name: 'Wagram' },
      { username: '@werunner', display_name: 'WeRunner' },
    ]);
    expect(await countOf(opened, `members where demo and (verified or platinum or verified_by <> 'demo')`)).toBe(0);
  });

  it('D20: has a private member, and two people who wait to be let in', async () => {
    expect(await ask(opened, `select username from members where private`)).toEqual([{ username: '@ivan_k' }]);
    expect(await countOf(opened, 'follow_requests')).toBe(2);
  });

  it('is left alone by the next start', async () => {
    const before = await fingerprint(opened.app.database);
    await make(opened, 40);
    expect(await fingerprint(opened.app.database)).toBe(before);
  });
});

describe('the demo community over time', () => {
  it('is finished by the next start when it was cut off', async () => {
    const opened = await testApp();
    let asked = 0;
    await keepCommunity(opened.app, opened.rooms, { isStopping: () => (asked += 1) > 1, most: 40, isPlain: true });
    const begun = await idsOf(opened);
    expect(begun).toHaveLength(8);
    await expectTrueCounts(opened);
    await makePlain(opened);
    const whole = await idsOf(opened);
    expect(whole).toHaveLength(40);
    expect(whole).toEqual(expect.arrayContaining(begun));
    await expectTrueCounts(opened);
    // The same when it is so much later that nobody knows any more who has visited.
    const visits = () => ask(opened, 'select sum(profile_views)::int as visits from activity');
    const before = await visits();
    await rollUpViews(opened.app.db, new Date(opened.clock.now().getTime() + 192 * HOUR_MS));
    await keepNumber(opened.app.db, 'demo_done', 0);
    await makePlain(opened);
    expect(await visits()).toEqual(before);
  });

  it('is made anew after twelve hours, and nothing of the old one stays behind', async () => {
    const opened = await testApp();
    await make(opened, 8);
    // What visitors of the shared account have sent goes with it.
    const visitor = opened.browser();
    await visitor.get(authCalls.createUser, {});
    await visitor.get(creditCalls.sendCredit, { to: '@mara', amount: '2', words: 'lovely' });
    const [old, files] = [await idsOf(opened), await countOf(opened, 'media')];
    expect(await rollUpViews(opened.app.db, new Date(opened.clock.now().getTime() + 192 * HOUR_MS))).toBeGreaterThan(0);
    opened.clock.advance(13 * HOUR_MS);
    await make(opened, 8);
    const fresh = await idsOf(opened);
    expect(fresh.filter((id) => old.includes(id))).toEqual([]);
    expect(fresh).toHaveLength(old.length);
    expect(await countOf(opened, 'media')).toBe(files);
    expect(await countOf(opened, `transfers where kind = 'welcome'`)).toBe(await countOf(opened, 'members'));
    await expectTrueCounts(opened);
  });

  it('stays as it is once somebody real has joined', async () => {
    const opened = await testApp();
    await makePlain(opened);
    await people(opened, 'ben');
    const old = await idsOf(opened);
    opened.clock.advance(13 * HOUR_MS);
    await makePlain(opened);
    expect(await idsOf(opened)).toEqual(old);
  });

  it('does not come where real people live already', async () => {
    const opened = await testApp();
    await people(opened, 'ben');
    await makePlain(opened);
    expect(await countOf(opened, 'members where demo')).toBe(0);
  });
});

describe('the demo community at the start of the program', () => {
  it('comes behind the first answer, and stops with the program', async () => {
    const opened = await openTestApp();
    await opened.app.http.listen({ port: 0, host: '127.0.0.1' });
    expect((await opened.app.http.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect(await countOf(opened, 'posts')).toBe(0);
    await until(async () => ((await countOf(opened, 'posts')) > 0 ? true : null));
    await opened.close();
  });

  it('stays away with DEMO=off', async () => {
    const opened = await testApp({ env: { DEMO: 'off' } });
    await opened.app.http.listen({ port: 0, host: '127.0.0.1' });
    await opened.app.events.settle();
    expect(await countOf(opened, 'members')).toBe(0);
  });
});
