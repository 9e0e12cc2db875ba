import { blockCalls } from '@wagram/contract/blocks';
import { followCalls } from '@wagram/contract/follows';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { describe, expect, it } from 'vitest';
import { people, statementsOf, testApp, type Person } from '#testing';
import { hidePost } from '../hide.ts';

const { actOnPost, createPost, deletePost, editPost, readPosts } = postCalls;

const listOf = async (author: Person, browser: Person['browser'], more: object = {}) =>
  (await browser.get(readPosts, { user_posts: author.id, ...more })).posts ?? [];

const wordsOf = async (author: Person, browser: Person['browser'], more: object = {}): Promise<string[]> =>
  (await listOf(author, browser, more)).map(({ content }) => content);

describe("a member's posts, for their visitors", () => {
  it('ask the database for their order alone once they were shown', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    for (const content of ['one', 'two']) await ana.browser.get(createPost, { content });
    const all = [bob.browser, opened.browser()];
    // Whoever is visited once is in no memory yet.
    for (const browser of [...all, ...all]) await listOf(ana, browser);
    const asked = await statementsOf(opened, 'posts', async () => {
      for (const browser of all) expect(await wordsOf(ana, browser)).toEqual(['two', 'one']);
    });
    expect(asked).toHaveLength(all.length);
  });

  it('are right at once after a like, an edit and a deletion, with and without what was passed on', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post: first } = await ana.browser.get(createPost, { content: 'one' });
    const { post: second } = await ana.browser.get(createPost, { content: 'two' });
    const see = async () => {
      const lists = await Promise.all([listOf(ana, bob.browser), listOf(ana, bob.browser, { reposts: 'with' })]);
      expect(lists[0]).toEqual(lists[1]);
      return lists[0]?.map(({ content, likes, liked }) => [content, likes, liked]);
    };
    expect(await see()).toEqual([
      ['two', 0, false],
      ['one', 0, false],
    ]);
    await bob.browser.get(actOnPost, { post_id: first.id, action: 'like' });
    await ana.browser.get(editPost, { post_id: second.id, content: 'three', warning: null });
    expect(await see()).toEqual([
      ['three', 0, false],
      ['one', 1, true],
    ]);
    await ana.browser.get(deletePost, { post_id: second.id });
    expect(await see()).toEqual([['one', 1, true]]);
  });

  it('are gone for whom they are not: after a block, when their author is private, and when an operator hides one', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const { post } = await ana.browser.get(createPost, { content: 'one' });
    const guest = opened.browser();
    const see = () => Promise.all([ana.browser, bob.browser, eva.browser, guest].map((one) => wordsOf(ana, one)));
    expect(await see()).toEqual([['one'], ['one'], ['one'], ['one']]);
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    expect(await see()).toEqual([['one'], [], ['one'], ['one']]);
    await eva.browser.get(followCalls.follow, { following_id: ana.id });
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    expect(await see()).toEqual([['one'], [], ['one'], []]);
    await opened.app.db.transaction((tx) => hidePost(tx, post.id, opened.clock.now()));
    expect(await see()).toEqual([['one'], [], [], []]);
  });

  it('quote whom the reader may see: a private member for their followers, nobody who has blocked them, and whom they muted', async () => {
    const opened = await testApp();
    const [ana, bob, eva, max] = await people(opened, 'ana', 'bob', 'eva', 'max');
    const { post } = await bob.browser.get(createPost, { content: 'said by bob' });
    await ana.browser.get(createPost, { content: 'look', quote_of: post.id });
    const see = async () =>
      Promise.all([ana, eva, max].map(async ({ browser }) => (await listOf(ana, browser))[0]?.quoted?.content ?? null));
    await max.browser.get(blockCalls.mute, { muted_id: bob.id });
    expect(await see()).toEqual(['said by bob', 'said by bob', 'said by bob']);
    for (const one of [ana, eva]) await one.browser.get(followCalls.follow, { following_id: bob.id });
    await bob.browser.get(profileCalls.updateProfile, { private: true });
    expect(await see()).toEqual(['said by bob', 'said by bob', null]);
    await bob.browser.get(blockCalls.block, { blocked_id: eva.id });
    expect(await see()).toEqual(['said by bob', null, null]);
  });

  it('go on page by page', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    for (const content of ['one', 'two', 'three']) await ana.browser.get(createPost, { content });
    for (const reposts of ['with', 'without'] as const) {
      const first = await bob.browser.get(readPosts, { user_posts: ana.id, limit: 2, reposts });
      expect(first.posts?.map(({ content }) => content)).toEqual(['three', 'two']);
      const rest = { user_posts: ana.id, limit: 2, reposts, cursor: first.next_cursor ?? '' };
      const second = await bob.browser.get(readPosts, rest);
      expect([second.posts?.map(({ content }) => content), second.next_cursor]).toEqual([['one'], null]);
    }
  });
});
