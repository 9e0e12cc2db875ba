import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { followCalls } from '@wagram/contract/follows';
import { postCalls, type FeedType } from '@wagram/contract/posts';
import type { PostId } from '#kernel';
import { people, testApp, type Person, type TestApp } from '#testing';

const { actOnPost, countNewPosts, createPost, deletePost, readPosts } = postCalls;
const HOUR = 3600_000;

const post = async (opened: TestApp, person: Person, content: string): Promise<PostId> => {
  opened.clock.advance(1_000);
  return (await person.browser.get(createPost, { content })).post.id;
};

const feed = async (person: Person, feed_type: FeedType, more: Record<string, unknown> = {}) =>
  person.browser.get(readPosts, { feed_type, ...more });

const texts = async (person: Person, feed_type: FeedType): Promise<string[]> =>
  ((await feed(person, feed_type)).posts ?? []).map((one) => one.content);

describe('trenches', () => {
  it('[FEED-04] is the default, newest first, 20 a page, more by cursor, for guests too', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (let i = 1; i <= 45; i += 1) await post(opened, ana, `post ${i}`);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    const sizes: number[] = [];
    do {
      const page = await opened.browser().get(readPosts, cursor == null ? {} : { cursor });
      sizes.push(page.posts?.length ?? 0);
      seen.push(...(page.posts ?? []).map((one) => one.content));
      cursor = page.next_cursor;
    } while (cursor != null);
    expect(sizes).toEqual([20, 20, 5]);
    expect(seen).toEqual(Array.from({ length: 45 }, (_, i) => `post ${45 - i}`));
    expect((await opened.browser().get(readPosts, { limit: 50 })).posts).toHaveLength(45);
    expect((await opened.browser().refused(readPosts, { limit: '51' })).status).toBe(400);
  });

  it('[FEED-04] a page does not shift when somebody posts in between', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (let i = 1; i <= 4; i += 1) await post(opened, ana, `post ${i}`);
    const first = await opened.browser().get(readPosts, { limit: 2 });
    await post(opened, ana, 'post 5');
    const second = await opened.browser().get(readPosts, { limit: 2, cursor: first.next_cursor ?? '' });
    expect(second.posts?.map((one) => one.content)).toEqual(['post 2', 'post 1']);
  });

  it('IN-04: a cursor that nobody gave out ends the list', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await post(opened, ana, 'x');
    for (const feed_type of ['trenches', 'trending', 'following'] as const) {
      for (const cursor of ["' or 1=1 --", '~', '1~2~3', 'ffffffff', '99999999999~x']) {
        expect((await feed(ana, feed_type, { cursor })).posts).toEqual([]);
      }
    }
  });

  it('tells how many posts of others are new', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const since = await post(opened, ana, 'first');
    await post(opened, bob, 'second');
    await post(opened, bob, 'third');
    await post(opened, ana, 'my own');
    expect((await ana.browser.get(countNewPosts, { since })).count).toBe(2);
    expect((await ana.browser.get(countNewPosts, { since, feed_type: 'following' })).count).toBe(0);
    await ana.browser.get(followCalls.follow, { following_id: bob.id });
    await post(opened, bob, 'fourth');
    expect((await ana.browser.get(countNewPosts, { since, feed_type: 'following' })).count).toBe(1);
  });
});

describe('trending', () => {
  it('[FEED-04] is the last 24 hours by likes, then newest, and pages by cursor', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const old = await post(opened, ana, 'loved yesterday');
    for (const person of [ana, bob, eva]) await person.browser.get(actOnPost, { post_id: old, action: 'like' });
    opened.clock.advance(24 * HOUR + 1);
    const two = await post(opened, ana, 'two likes');
    await post(opened, ana, 'none, older');
    const one = await post(opened, ana, 'one like');
    await post(opened, ana, 'none, newer');
    for (const person of [bob, eva]) await person.browser.get(actOnPost, { post_id: two, action: 'like' });
    await bob.browser.get(actOnPost, { post_id: one, action: 'like' });
    const expected = ['two likes', 'one like', 'none, newer', 'none, older'];
    expect(await texts(ana, 'trending')).toEqual(expected);
    const first = await feed(ana, 'trending', { limit: 3 });
    const second = await feed(ana, 'trending', { limit: 3, cursor: first.next_cursor });
    expect([...(first.posts ?? []), ...(second.posts ?? [])].map((item) => item.content)).toEqual(expected);
    expect(second.next_cursor).toBeNull();
  });
});

describe('following', () => {
  it('[FEED-04] shows those the viewer follows, from before the follow too, and is empty for guests', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    await post(opened, bob, 'before');
    await post(opened, eva, 'not followed');
    expect(await texts(ana, 'following')).toEqual([]);
    await ana.browser.get(followCalls.follow, { following_id: bob.id });
    await post(opened, bob, 'after');
    expect(await texts(ana, 'following')).toEqual(['after', 'before']);
    await ana.browser.get(followCalls.unfollow, { following_id: bob.id });
    expect(await texts(ana, 'following')).toEqual([]);
    expect((await opened.browser().get(readPosts, { feed_type: 'following' })).posts).toEqual([]);
  });

  it('[FEED-04] pages through many posts of many people in order, whole and without doubles', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    for (let i = 0; i < 15; i += 1) await post(opened, i % 3 === 0 ? eva : bob, `early ${i}`);
    for (const person of [bob, eva]) await ana.browser.get(followCalls.follow, { following_id: person.id });
    for (let i = 0; i < 15; i += 1) await post(opened, i % 2 === 0 ? eva : bob, `late ${i}`);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await feed(ana, 'following', { limit: 7, ...(cursor == null ? {} : { cursor }) });
      seen.push(...(page.posts ?? []).map((one) => one.content));
      cursor = page.next_cursor;
    } while (cursor != null);
    const all = [
      ...Array.from({ length: 15 }, (_, i) => `early ${i}`),
      ...Array.from({ length: 15 }, (_, i) => `late ${i}`),
    ];
    expect(seen).toEqual(all.reverse());
  });

  it('[MEND-06] holds the own posts too, page by page, whoever is followed', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await post(opened, ana, 'mine 1');
    expect(await texts(ana, 'following')).toEqual(['mine 1']);
    await post(opened, bob, 'his 1');
    await ana.browser.get(followCalls.follow, { following_id: bob.id });
    const since = await post(opened, ana, 'mine 2');
    await post(opened, bob, 'his 2');
    await post(opened, ana, 'mine 3');
    const all = ['mine 3', 'his 2', 'mine 2', 'his 1', 'mine 1'];
    expect(await texts(ana, 'following')).toEqual(all);
    const first = await feed(ana, 'following', { limit: 2 });
    const second = await feed(ana, 'following', { limit: 3, cursor: first.next_cursor });
    expect([...(first.posts ?? []), ...(second.posts ?? [])].map((one) => one.content)).toEqual(all);
    // What is new is what others said.
    expect((await ana.browser.get(countNewPosts, { since, feed_type: 'following' })).count).toBe(1);
    expect(await texts(bob, 'following')).toEqual(['his 2', 'his 1']);
  });

  it('PR-03: a deleted post and a blocked author leave it at once', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await ana.browser.get(followCalls.follow, { following_id: bob.id });
    const gone = await post(opened, bob, 'gone');
    await post(opened, bob, 'stays');
    await bob.browser.get(deletePost, { post_id: gone });
    expect(await texts(ana, 'following')).toEqual(['stays']);
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect(await texts(ana, 'following')).toEqual([]);
  });
});

describe("a member's posts", () => {
  it('[POST-12] come newest first with the viewer’s own marks', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const first = await post(opened, ana, 'first');
    await post(opened, ana, 'second');
    await post(opened, bob, 'another');
    await bob.browser.get(actOnPost, { post_id: first, action: 'like' });
    const { posts } = await bob.browser.get(readPosts, { user_posts: ana.id });
    expect(posts?.map((one) => [one.content, one.liked])).toEqual([
      ['second', false],
      ['first', true],
    ]);
  });
});
