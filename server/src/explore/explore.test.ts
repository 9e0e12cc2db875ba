import { describe, expect, it } from 'vitest';
import { commentCalls } from '@wagram/contract/comments';
import { exploreCalls } from '@wagram/contract/explore';
import { followCalls } from '@wagram/contract/follows';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { newId, type ConversationId, type PostId } from '#kernel';
import { people, someId, testApp, type Browser, type Person, type TestApp } from '#testing';

const { exploreCommunities, exploreCreators, explorePosts, exploreTopics } = exploreCalls;
const HOUR = 3600_000;
const DAY = 24 * HOUR;

const write = async (person: Person, content: string) =>
  (await person.browser.get(postCalls.createPost, { content })).post;
const like = (post: { id: PostId }, ...fans: Person[]) =>
  Promise.all(fans.map(({ browser }) => browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' })));
const rank = async ({ app, rooms }: TestApp) => {
  await app.events.settle();
  await rooms.trending.rankings.renew();
  await rooms.explore.creators.renew();
};
type Query = { filter?: string; q?: string };
const posts = async (browser: Browser, query: Query = {}) =>
  (await browser.get(explorePosts, query as object)).posts.map(({ content }) => content);
const communities = async (browser: Browser, query: Query = {}) =>
  (await browser.get(exploreCommunities, query as object)).communities.map(({ name }) => name);
const creators = async (browser: Browser, query: Query = {}) =>
  (await browser.get(exploreCreators, query as object)).creators.map(({ username }) => username);
const topics = async (browser: Browser, query: Query = {}) =>
  (await browser.get(exploreTopics, query as object)).topics.map(({ id }) => id);

describe('exploring signed out', () => {
  it('[EXPL-01] AZ-02: a guest sees every list, and an empty network says so', async () => {
    const opened = await testApp();
    const guest = opened.browser();
    for (const see of [posts, communities, creators, topics]) expect(await see(guest)).toEqual([]);
  });

  it('[EXPL-01] every filter of the four rows is taken, and no other', async () => {
    const opened = await testApp();
    const guest = opened.browser();
    const rows = [
      [explorePosts, 'all trending recent popular'],
      [exploreCommunities, 'all solana defi nft gaming trading dao'],
      [exploreCreators, 'all developer trader artist influencer analyst'],
      [exploreTopics, 'all trending new popular'],
    ] as const;
    for (const [call, filters] of rows) {
      for (const filter of filters.split(' ')) expect((await guest.ask(call, { filter })).status).toBe(200);
      expect((await guest.ask(call, { filter: 'best' })).status).toBe(400);
      expect((await guest.ask(call, { q: 'x'.repeat(101) })).status).toBe(400);
      for (const cursor of ['x', '1~2', `a~${newId()}`, 'rest~x', '9~9~\0'])
        expect((await guest.ask(call, { cursor })).status).toBe(200);
    }
  });
});

describe('posts to explore', () => {
  it('[EXPL-01] all: the week’s best, then everything else; trending, recent and popular in their own order', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    await write(ana, 'ancient');
    opened.clock.advance(10 * DAY);
    await like(await write(ana, 'loved on monday'), bob, eva);
    opened.clock.advance(3 * DAY);
    const loud = await write(bob, 'much talked about');
    for (const content of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      await eva.browser.get(commentCalls.createComment, { post_id: loud.id, content });
    await like(loud, ana);
    opened.clock.advance(HOUR);
    await write(eva, 'nobody has seen this');
    await rank(opened);
    const { browser } = ana;
    expect(await posts(browser)).toEqual(['much talked about', 'loved on monday', 'nobody has seen this', 'ancient']);
    expect(await posts(browser, { filter: 'trending' })).toEqual(['much talked about']);
    expect(await posts(browser, { filter: 'recent' })).toEqual([
      'nobody has seen this',
      'much talked about',
      'loved on monday',
      'ancient',
    ]);
    expect(await posts(browser, { filter: 'popular' })).toEqual(['loved on monday', 'much talked about']);
  });

  it('[EXPL-01] all of them page by page: none twice and none left out, also where the best end', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      const post = await write(ana, `post ${n}`);
      if (n % 2 === 0) await like(post, bob);
    }
    await rank(opened);
    for (const limit of [1, 2, 3, 4, 7]) {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const page = await bob.browser.get(explorePosts, { limit, ...(cursor === undefined ? {} : { cursor }) });
        seen.push(...page.posts.map(({ content }) => content));
        cursor = page.next_cursor;
      }
      expect(seen).toEqual(['post 6', 'post 4', 'post 2', 'post 7', 'post 5', 'post 3', 'post 1']);
    }
  });

  it('[EXPL-01] the search box finds words and hashtags within each filter', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await like(await write(ana, 'red bridge'), bob);
    await write(ana, 'red boat #harbour');
    await like(await write(bob, 'blue boat'), ana);
    await rank(opened);
    const { browser } = ana;
    expect(await posts(browser, { q: 'red' })).toEqual(['red boat #harbour', 'red bridge']);
    expect(await posts(browser, { q: '#harbour', filter: 'recent' })).toEqual(['red boat #harbour']);
    expect(await posts(browser, { q: 'boat', filter: 'trending' })).toEqual(['blue boat']);
    expect(await posts(browser, { q: 'bridge', filter: 'popular' })).toEqual(['red bridge']);
    for (const q of ['!!!', `'`, 'a & | (', 'zzz'])
      for (const filter of ['all', 'popular']) expect(await posts(browser, { q, filter })).toEqual([]);
  });
});

describe('communities', () => {
  const make = async (owner: Person, draft: object) =>
    (await owner.browser.get(groupCalls.createGroup, { name: 'x', tags: [], ...draft })).group;
  const join = (group: { id: ConversationId }, ...members: Person[]) =>
    Promise.all(members.map(({ browser }) => browser.get(groupCalls.joinGroup, { group_id: group.id })));

  it('[EXPL-02] are the public groups and channels, largest first, with the viewer’s own state', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const small = await make(ana, { name: 'Chess', category: 'Gaming', description: 'One move a day' });
    const large = await make(bob, { name: 'Validators', kind: 'channel', category: 'Crypto', tags: ['Solana'] });
    await make(bob, { name: 'Secret', privacy: 'private' });
    await join(large, ana, eva);
    const { communities: seen } = await ana.browser.get(exploreCommunities, {});
    expect(seen).toMatchObject([
      {
        id: large.id,
        kind: 'channel',
        name: 'Validators',
        members: 3,
        category: 'Crypto',
        isJoined: true,
        isOwner: false,
        avatar: null,
        trending: true,
      },
      {
        id: small.id,
        kind: 'group',
        name: 'Chess',
        description: 'One move a day',
        members: 1,
        category: 'Gaming',
        isJoined: true,
        isOwner: true,
        trending: false,
      },
    ]);
    expect((await opened.browser().get(exploreCommunities, {})).communities.map(({ isJoined }) => isJoined)).toEqual([
      false,
      false,
    ]);
    opened.clock.advance(8 * DAY);
    expect((await ana.browser.get(exploreCommunities, {})).communities[0]?.trending).toBe(false);
    await ana.browser.get(groupCalls.leaveGroup, { group_id: large.id });
    expect((await ana.browser.get(exploreCommunities, {})).communities[0]).toMatchObject({
      members: 2,
      isJoined: false,
    });
  });

  it('[EXPL-01] a filter finds its category or one of the tags; words find name, description and tag', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await make(ana, { name: 'Moths', category: 'Gaming', description: 'A game about light' });
    await make(ana, { name: 'Chart talk', category: 'Trading', tags: ['DeFi', 'dao'] });
    await make(ana, { name: 'Brushes', category: 'Art', tags: ['nft', 'solana'] });
    const named = async (query: Query) => (await communities(ana.browser, query)).toSorted();
    expect(await named({ filter: 'gaming' })).toEqual(['Moths']);
    expect(await named({ filter: 'trading' })).toEqual(['Chart talk']);
    expect(await named({ filter: 'defi' })).toEqual(['Chart talk']);
    expect(await named({ filter: 'dao' })).toEqual(['Chart talk']);
    expect(await named({ filter: 'nft' })).toEqual(['Brushes']);
    expect(await named({ filter: 'solana' })).toEqual(['Brushes']);
    expect(await named({ q: 'MOTH' })).toEqual(['Moths']);
    expect(await named({ q: 'about light' })).toEqual(['Moths']);
    expect(await named({ q: '#nft' })).toEqual(['Brushes']);
    expect(await named({ q: 'moths', filter: 'nft' })).toEqual([]);
    expect(await named({ q: `%_'` })).toEqual([]);
  });

  it('[EXPL-02] page by page, and nothing that one is banned from', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const groups = [];
    for (const name of ['one', 'two', 'three']) groups.push(await make(ana, { name }));
    const first = await bob.browser.get(exploreCommunities, { limit: 2 });
    const rest = await bob.browser.get(exploreCommunities, { limit: 2, cursor: first.next_cursor ?? '' });
    expect([...first.communities, ...rest.communities].map(({ name }) => name)).toEqual(['three', 'two', 'one']);
    expect(rest.next_cursor).toBeNull();
    const [group] = groups;
    await join(group ?? { id: someId('') }, bob);
    await ana.browser.get(groupRunCalls.changeMember, {
      group_id: group?.id ?? someId<ConversationId>(''),
      member_id: bob.id,
      action: 'ban',
    });
    expect(await communities(bob.browser)).toEqual(['three', 'two']);
  });
});

describe('creators', () => {
  it('[EXPL-02] are ranked by followers gained and what their posts received in thirty days', async () => {
    const opened = await testApp();
    const [ana, bob, eva, kim] = await people(opened, 'ana', 'bob', 'eva', 'kim');
    const follow = (who: Person, whom: Person) => who.browser.get(followCalls.follow, { following_id: whom.id });
    await follow(bob, eva);
    await follow(ana, eva);
    await opened.app.database.pool.query(`update follows set created_at = created_at - interval '31 days'`);
    await follow(eva, ana);
    await like(await write(bob, 'hello'), ana, eva, kim);
    await bob.browser.get(profileCalls.updateProfile, { creator_category: 'artist' });
    await rank(opened);
    const { creators: seen } = await eva.browser.get(exploreCreators, {});
    expect(seen).toMatchObject([
      {
        id: ana.id,
        username: '@ana',
        displayName: 'ana',
        followers: 1,
        posts: 0,
        category: null,
        isFollowing: true,
        avatar: null,
        verified: true,
        gained: 1,
        engagement: 0,
      },
      {
        id: bob.id,
        username: '@bob',
        followers: 0,
        posts: 1,
        category: 'artist',
        isFollowing: false,
        gained: 0,
        engagement: 3,
      },
    ]);
    expect(await creators(eva.browser, { filter: 'artist' })).toEqual(['@bob']);
    expect(await creators(eva.browser, { filter: 'trader' })).toEqual([]);
    expect(await creators(eva.browser, { q: '@AN' })).toEqual(['@ana']);
    const first = await eva.browser.get(exploreCreators, { limit: 1 });
    const rest = await eva.browser.get(exploreCreators, { limit: 1, cursor: first.next_cursor ?? '' });
    expect([rest.creators.map(({ id }) => id), rest.next_cursor]).toEqual([[bob.id], null]);
  });

  it('[EXPL-02, PROF-03] a category is chosen on the profile, changed and taken back, and nothing but the five is one', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const change = async (creator_category: 'analyst' | '' | null) =>
      (await ana.browser.get(profileCalls.updateProfile, { creator_category })).profile.creator_category;
    expect(ana.user.creator_category).toBeNull();
    expect(await change('analyst')).toBe('analyst');
    expect((await bob.browser.get(profileCalls.readProfile, { username: 'ana' })).user.creator_category).toBe(
      'analyst',
    );
    expect((await ana.browser.get(profileCalls.updateProfile, { bio: 'hi' })).profile.creator_category).toBe('analyst');
    expect(await change('')).toBeNull();
    expect(await change(null)).toBeNull();
    expect((await ana.browser.refused(profileCalls.updateProfile, { creator_category: 'king' })).status).toBe(400);
  });
});

describe('topics to explore', () => {
  it('[EXPL-01] are those of seven days; new, trending and popular by the seven before', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await write(ana, '#rain #sun');
    opened.clock.advance(8 * DAY);
    await write(ana, '#rain');
    await write(bob, '#rain #snow');
    await write(bob, '#sun');
    await rank(opened);
    const { browser } = ana;
    expect(await topics(browser)).toEqual(['rain', 'sun', 'snow']);
    expect(await topics(browser, { filter: 'trending' })).toEqual(['rain']);
    expect(await topics(browser, { filter: 'new' })).toEqual(['snow']);
    expect(await topics(browser, { filter: 'popular' })).toEqual(['sun']);
    expect(await topics(browser, { q: '#S' })).toEqual(['sun', 'snow']);
    expect(await topics(browser, { q: 'ain' })).toEqual(['rain']);
    expect(await topics(browser, { q: '%' })).toEqual([]);
  });
});
