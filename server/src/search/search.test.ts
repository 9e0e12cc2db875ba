import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { followCalls } from '@wagram/contract/follows';
import { postCalls } from '@wagram/contract/posts';
import { searchCalls } from '@wagram/contract/search';
import { people, testApp, type Browser, type Person, type TestApp } from '#testing';

const { search, searchUsers } = searchCalls;

const names = async (browser: Browser, q: string) =>
  (await browser.get(search, { q, type: 'users' })).users?.map(({ username }) => username);
const texts = async (browser: Browser, q: string) =>
  (await browser.get(search, { q, type: 'posts' })).posts?.map(({ content }) => content);
const tags = async (browser: Browser, q: string) => (await browser.get(search, { q, type: 'tags' })).tags;
const post = async (person: Person, content: string) =>
  (await person.browser.get(postCalls.createPost, { content })).post.id;
const heard = async ({ app }: TestApp) => {
  app.events.wake();
  await app.events.settle();
};
const change = (opened: TestApp, person: Person, set: string) =>
  opened.app.database.pool.query(`update members set ${set} where id = $1`, [person.id]);

describe('members', () => {
  it('[SRCH-01, DATA-07] are found by the beginning of handle and name, with every field', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana_maria', 'anatole', 'bob');
    await change(opened, ana, `display_name = 'Señora Fuentes', bio = 'likes long walks'`);
    const { users } = await opened.browser().get(search, { q: '@ANA_', type: 'users' });
    expect(users?.slice(0, 1)).toEqual([
      {
        id: ana.id,
        username: '@ana_maria',
        displayName: 'Señora Fuentes',
        avatar_url: null,
        bio: 'likes long walks',
        verified: true,
        badge: 'gold_early',
        followers_count: 0,
        is_following: false,
      },
    ]);
    expect(await names(opened.browser(), 'ana')).toEqual(['@ana_maria', '@anatole']);
    expect(await names(opened.browser(), 'señora')).toEqual(['@ana_maria']);
  });

  it('[SRCH-01] the nearest come first: the very handle, those one follows, those with more followers', async () => {
    const opened = await testApp();
    const [, mark, marcus, marc, eva, leo] = await people(opened, 'mar', 'mark', 'marcus', 'marc', 'eva', 'leo');
    await change(opened, eva, `display_name = 'Marlene'`);
    for (const { browser } of [eva, leo, mark]) await browser.get(followCalls.follow, { following_id: marc.id });
    await leo.browser.get(followCalls.follow, { following_id: marcus.id });
    expect(await names(opened.browser(), 'mar')).toEqual(['@mar', '@marc', '@marcus', '@mark', '@eva']);
    await eva.browser.get(followCalls.follow, { following_id: mark.id });
    await eva.browser.get(followCalls.unfollow, { following_id: marc.id });
    expect((await names(eva.browser, 'mar'))?.slice(0, 2)).toEqual(['@mar', '@mark']);
  });

  it('[SRCH-01] a slip of the finger is forgiven when few begin with what was typed', async () => {
    const opened = await testApp();
    await people(opened, 'michael', 'michelle', 'bob');
    expect(await names(opened.browser(), 'micheal')).toEqual(['@michael', '@michelle']);
    expect(await names(opened.browser(), 'xyz')).toEqual([]);
  });

  it('[SRCH-01] search-users leaves out the one who is not meant', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana', 'anabel');
    const { users } = await ana.browser.get(searchUsers, { q: 'ana', exclude_user: ana.id });
    expect(users.map(({ username, displayName }) => [username, displayName])).toEqual([['@anabel', 'anabel']]);
  });

  it('[SRCH-01, BLOCK-01] BL-01: nobody is found across a block, nor one who is suspended; a private one is known', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    for (const q of ['ana', 'anna']) {
      expect(await names(bob.browser, q)).toEqual([]);
      expect(await names(cleo.browser, q)).toEqual(['@ana']);
    }
    expect(await names(ana.browser, 'bob')).toEqual([]);
    await change(opened, ana, 'private = true');
    expect(await names(cleo.browser, 'ana')).toEqual(['@ana']);
    await change(opened, ana, `state = 'suspended'`);
    expect(await names(cleo.browser, 'ana')).toEqual([]);
    expect(await names(opened.browser(), 'ana')).toEqual([]);
  });

  it('[SRCH-01] BZ-06, DS-01, DS-03: nothing is found for nothing, and a search has at most 100 characters', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (const q of ['', '  ', '@', '%', '_', '\u0000']) expect(await names(ana.browser, q)).toEqual([]);
    for (const call of [search, searchUsers]) {
      expect(await ana.browser.refused(call, { q: 'x'.repeat(101) })).toMatchObject({
        status: 400,
        error: 'A search has at most 100 characters',
      });
      expect((await ana.browser.refused(call, { q: 'x'.repeat(10_000) })).status).toBe(400);
      expect((await ana.browser.refused(call, {})).status).toBe(400);
    }
    expect(await names(ana.browser, '👩‍👩‍👧‍👦'.repeat(100))).toEqual([]);
  });
});

describe('posts', () => {
  it('[SRCH-01] are found by their words and by the beginning of the last, newest first, page by page', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (let i = 1; i <= 5; i += 1) {
      opened.clock.advance(1_000);
      await post(ana, `The old bridge at sunset, take ${i}`);
    }
    await post(ana, 'A car on the bridge');
    const guest = opened.browser();
    expect(await texts(guest, 'bridge suns')).toHaveLength(5);
    expect(await texts(guest, '"old bridge" -car')).toHaveLength(5);
    expect(await texts(guest, 'bridge car')).toEqual(['A car on the bridge']);
    expect(await texts(guest, 'nowhere')).toEqual([]);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await guest.get(search, {
        q: 'sunset',
        type: 'posts',
        limit: 2,
        ...(cursor === undefined ? {} : { cursor }),
      });
      seen.push(...(page.posts ?? []).map(({ content }) => content.slice(-1)));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(['5', '4', '3', '2', '1']);
  });

  it('[SRCH-01, POST-01] are found by hashtag, and hashtags by their beginning', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await post(ana, 'evening #Sunset');
    opened.clock.advance(1_000);
    await post(bob, 'again #sunset #sunny');
    await post(bob, 'sunset without a sign');
    await heard(opened);
    expect(await texts(ana.browser, '#sunset')).toEqual(['again #sunset #sunny', 'evening #Sunset']);
    expect(await texts(ana.browser, '#sunset #sunny')).toEqual(['again #sunset #sunny']);
    expect(await texts(ana.browser, 'evening #sunset')).toEqual(['evening #Sunset']);
    expect(await tags(ana.browser, '#SUN')).toEqual([
      { tag: 'sunset', posts: 2 },
      { tag: 'sunny', posts: 1 },
    ]);
    expect(await tags(ana.browser, 'sunny')).toEqual([{ tag: 'sunny', posts: 1 }]);
  });

  it('[SRCH-01] PR-04, BL-01: private, blocked, muted, suspended, hidden and deleted never leak', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const id = await post(ana, 'a secret garden #garden');
    await heard(opened);
    const sees = async (browser: Browser) => [
      await texts(browser, 'secret'),
      await texts(browser, '#garden'),
      await tags(browser, 'gard'),
    ];
    const all = [['a secret garden #garden'], ['a secret garden #garden'], [{ tag: 'garden', posts: 1 }]];
    expect(await sees(bob.browser)).toEqual(all);
    await cleo.browser.get(followCalls.follow, { following_id: ana.id });
    await change(opened, ana, 'private = true');
    expect(await sees(bob.browser)).toEqual([[], [], []]);
    expect(await sees(opened.browser())).toEqual([[], [], []]);
    expect((await sees(cleo.browser)).slice(0, 2)).toEqual(all.slice(0, 2));
    await change(opened, ana, 'private = false');
    await opened.app.database.pool.query('insert into mutes values ($1, $2, now())', [bob.id, ana.id]);
    expect(await sees(bob.browser)).toEqual([[], [], []]);
    await ana.browser.get(blockCalls.block, { blocked_id: cleo.id });
    expect(await sees(cleo.browser)).toEqual([[], [], []]);
    await change(opened, ana, `state = 'suspended'`);
    expect(await sees(opened.browser())).toEqual([[], [], []]);
    await change(opened, ana, `state = 'active'`);
    await opened.app.database.pool.query('update posts set hidden_at = now()');
    expect(await sees(opened.browser())).toEqual([[], [], []]);
    expect(await texts(ana.browser, 'secret')).toEqual(['a secret garden #garden']);
    await opened.app.database.pool.query('update posts set hidden_at = null');
    await ana.browser.get(postCalls.deletePost, { post_id: id });
    expect(await sees(opened.browser())).toEqual([[], [], []]);
  });

  it('IN-01, IN-04: what was written and what is asked for are text', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await post(ana, `<b>' or 1=1 --</b> & | ! ( ) :* <-> \\`);
    const guest = opened.browser();
    for (const q of [`' or 1=1 --`, `b' & 'or`, '(((', ':*', '<->', '\\', '!', `or"`, '\u202eor', '\ud800 or'])
      expect((await guest.ask(search, { q, type: 'posts' })).status).toBe(200);
    expect(await texts(guest, '1=1')).toHaveLength(1);
    expect((await guest.refused(search, { q: 'x', type: 'secrets' })).status).toBe(400);
    expect((await guest.get(search, { q: 'or', type: 'posts', cursor: 'nonsense' })).posts).toEqual([]);
  });
});
