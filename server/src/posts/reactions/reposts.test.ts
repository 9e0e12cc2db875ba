import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { followCalls } from '@wagram/contract/follows';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import type { PostId } from '#kernel';
import { expectTrueCounts, people, testApp, type Person, type TestApp } from '#testing';

const { actOnPost, countNewPosts, createPost, deletePost, listReactors, readPosts } = postCalls;

const post = async (opened: TestApp, person: Person, content: string, quote_of?: PostId): Promise<PostId> => {
  opened.clock.advance(1_000);
  return (await person.browser.get(createPost, { content, quote_of: quote_of ?? null })).post.id;
};
const act = (person: Person, post_id: PostId, action: 'repost' | 'unrepost') =>
  person.browser.get(actOnPost, { post_id, action });
const repost = (opened: TestApp, person: Person, id: PostId) => {
  opened.clock.advance(1_000);
  return act(person, id, 'repost');
};
const follow = (who: Person, whom: Person) => who.browser.get(followCalls.follow, { following_id: whom.id });
const read = async (person: Person, id: PostId) => (await person.browser.get(readPosts, { id })).post;

/** 'hello' by its author, 'bob: hello' where bob has passed it on. */
const following = async (person: Person, more: Record<string, unknown> = {}) => {
  const reply = await person.browser.get(readPosts, { feed_type: 'following', ...more });
  const lines = (reply.posts ?? []).map(({ id, content }) => {
    const line = reply.reposts?.find(({ post_id }) => post_id === id);
    return line === undefined ? content : `${line.displayName}: ${content}`;
  });
  return { lines, next: reply.next_cursor ?? null };
};

describe('a repost', () => {
  it('[SOC-02] is counted once, can be taken back, and tells who passed it on', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const id = await post(opened, ana, 'hello');
    expect((await act(bob, id, 'repost')).post).toMatchObject({ reposts: 1, reposted: true });
    expect((await act(bob, id, 'repost')).post).toMatchObject({ reposts: 1, reposted: true });
    await act(eva, id, 'repost');
    expect(await read(ana, id)).toMatchObject({ reposts: 2, reposted: false });
    const names = async () =>
      (await ana.browser.get(listReactors, { post_id: id, kind: 'repost' })).people.map((one) => one.username);
    expect((await names()).sort()).toEqual(['@bob', '@eva']);
    expect((await act(bob, id, 'unrepost')).post).toMatchObject({ reposts: 1, reposted: false });
    expect((await act(bob, id, 'unrepost')).post).toMatchObject({ reposts: 1, reposted: false });
    expect(await names()).toEqual(['@eva']);
    await expectTrueCounts(opened);
  });

  it('[SOC-02] a hundred at once are counted truly', async () => {
    const opened = await testApp();
    const [ana, ...others] = await people(opened, 'ana', ...Array.from({ length: 9 }, (_, i) => `fan${i}`));
    const id = await post(opened, ana, 'hello');
    const acts = others.flatMap((fan) =>
      (['repost', 'unrepost', 'repost', 'repost'] as const).map((what) => [fan, what] as const),
    );
    await Promise.all(acts.map(([fan, what]) => act(fan, id, what)));
    await Promise.all(others.map((fan) => act(fan, id, 'repost')));
    expect((await read(ana, id))?.reposts).toBe(9);
    await expectTrueCounts(opened);
  });

  it('[SOC-02] brings followers what they would not meet otherwise, once, where it came first', async () => {
    const opened = await testApp();
    const [ana, bob, eva, fan] = await people(opened, 'ana', 'bob', 'eva', 'fan');
    await follow(fan, bob);
    await follow(fan, eva);
    const far = await post(opened, ana, 'far');
    const near = await post(opened, bob, 'near');
    await repost(opened, bob, far);
    await repost(opened, eva, far);
    await repost(opened, eva, near);
    await post(opened, eva, 'last');
    const expected = ['last', 'bob: far', 'near'];
    expect((await following(fan)).lines).toEqual(expected);
    // From the timeline and from the truth behind it: a page that is not filled is read from there.
    const first = await following(fan, { limit: 2 });
    expect(first.lines).toEqual(['last', 'bob: far']);
    expect((await following(fan, { limit: 2, cursor: first.next })).lines).toEqual(['near']);
    await act(bob, far, 'unrepost');
    expect((await following(fan)).lines).toEqual(['last', 'eva: far', 'near']);
    expect((await following(fan, { limit: 2 })).lines).toEqual(['last', 'eva: far']);
    await follow(fan, ana);
    expect((await following(fan)).lines).toEqual(['last', 'near', 'far']);
  });

  it('[SOC-02] counts as news for followers, and is gone with the follow, a block, a mute, a deletion', async () => {
    const opened = await testApp();
    const [ana, bob, fan] = await people(opened, 'ana', 'bob', 'fan');
    await follow(fan, bob);
    const since = await post(opened, bob, 'near');
    const far = await post(opened, ana, 'far');
    await repost(opened, bob, far);
    const news = async () => (await fan.browser.get(countNewPosts, { since, feed_type: 'following' })).count;
    expect(await news()).toBe(1);
    for (const [undo, redo, whom] of [
      [blockCalls.mute, blockCalls.unmute, { muted_id: ana.id }],
      [blockCalls.block, blockCalls.unblock, { blocked_id: ana.id }],
    ] as const) {
      await fan.browser.get(undo as typeof blockCalls.mute, whom as { muted_id: typeof ana.id });
      expect((await following(fan)).lines).toEqual(['near']);
      expect((await following(fan, { limit: 1 })).lines).toEqual(['near']);
      expect(await news()).toBe(0);
      await fan.browser.get(redo as typeof blockCalls.unmute, whom as { muted_id: typeof ana.id });
      expect((await following(fan)).lines).toEqual(['bob: far', 'near']);
    }
    await ana.browser.get(deletePost, { post_id: far });
    expect((await following(fan)).lines).toEqual(['near']);
    expect(await news()).toBe(0);
    await expectTrueCounts(opened);
  });

  it('[SOC-02] stands on the profile of whoever passed it on, where that is asked for', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await post(opened, bob, 'first');
    const far = await post(opened, ana, 'far');
    await repost(opened, bob, far);
    await post(opened, bob, 'second');
    const list = async (more: object) => {
      const {
        posts = [],
        reposts = [],
        next_cursor,
      } = await ana.browser.get(readPosts, { user_posts: bob.id, ...more });
      return [posts.map(({ content }) => content), reposts.map((line) => line.username), next_cursor ?? null] as const;
    };
    expect((await list({}))[0]).toEqual(['second', 'first']);
    expect((await list({ reposts: 'with' })).slice(0, 2)).toEqual([['second', 'far', 'first'], ['@bob']]);
    const [shown, , next] = await list({ reposts: 'with', limit: 2 });
    expect(shown).toEqual(['second', 'far']);
    expect((await list({ reposts: 'with', limit: 2, cursor: next }))[0]).toEqual(['first']);
  });

  it("[SOC-02] a private member's quote of themselves is whole for those who follow them, on every page", async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await bob.browser.get(followCalls.follow, { following_id: ana.id });
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    const { post } = await ana.browser.get(createPost, { content: 'yesterday' });
    await ana.browser.get(createPost, { content: 'still true', quote_of: post.id });
    for (const limit of [1, 20]) {
      const { posts } = await bob.browser.get(readPosts, { feed_type: 'following', limit });
      expect(posts?.[0]?.quoted?.content).toBe('yesterday');
    }
  });

  it("[SOC-02] a private member's posts stay with their followers: nobody else passes them on", async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await follow(bob, ana);
    const id = await post(opened, ana, 'among us');
    await act(bob, id, 'repost');
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    const other = await post(opened, ana, 'among us too');
    const asked = { post_id: other, action: 'repost' } as const;
    expect((await bob.browser.refused(actOnPost, asked)).code).toBe('private_stays');
    const quote = { content: 'look', quote_of: other };
    expect((await bob.browser.refused(createPost, quote)).code).toBe('private_stays');
    expect((await act(ana, other, 'repost')).post.reposts).toBe(1);
    const guest = await opened.browser().get(readPosts, { user_posts: bob.id, reposts: 'with' });
    expect(guest.posts).toEqual([]);
    await expectTrueCounts(opened);
  });

  it('[SOC-02] tells the author, and is silent again when it is taken back', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(opened, ana, 'hello');
    await act(bob, id, 'repost');
    await opened.app.events.settle();
    const told = async () =>
      (await ana.browser.get(noticeCalls.listNotices, {})).notifications.map(
        (one) => `${one.from_username} ${one.message}`,
      );
    expect(await told()).toEqual(['@bob reposted your post']);
    await act(bob, id, 'unrepost');
    await opened.app.events.settle();
    expect(await told()).toEqual([]);
  });
});

describe('a quote', () => {
  it('[SOC-02] carries what it speaks of, is counted, listed and told', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(opened, ana, 'the sea');
    const quote = await post(opened, bob, '@ana so true', id);
    expect(await read(bob, quote)).toMatchObject({
      quote_of: id,
      quoted: { id, username: '@ana', content: 'the sea', media: null },
    });
    expect((await read(bob, id))?.quotes).toBe(1);
    const { posts = [] } = await ana.browser.get(readPosts, { quotes_of: id });
    expect(posts.map((one) => one.id)).toEqual([quote]);
    const everywhere = await opened.browser().get(readPosts, {});
    expect(everywhere.posts?.map((one) => one.quoted?.content ?? null)).toEqual(['the sea', null]);
    await opened.app.events.settle();
    const { notifications } = await ana.browser.get(noticeCalls.listNotices, {});
    expect(notifications.map((one) => one.message)).toEqual(['quoted your post']);
    await bob.browser.get(deletePost, { post_id: quote });
    expect((await read(bob, id))?.quotes).toBe(0);
    await expectTrueCounts(opened);
  });

  it('[SOC-02] stays when what it speaks of is gone, hidden or not for the reader', async () => {
    const opened = await testApp();
    const [ana, bob, fan] = await people(opened, 'ana', 'bob', 'fan');
    await follow(fan, bob);
    const id = await post(opened, ana, 'the sea');
    await post(opened, bob, 'so true', id);
    const seen = async (who: Person, feed_type: 'trenches' | 'following') => {
      const { posts = [] } = await who.browser.get(readPosts, { feed_type });
      return posts.filter((one) => one.quote_of !== null).map((one) => one.quoted?.content ?? 'not for you');
    };
    expect([await seen(fan, 'trenches'), await seen(fan, 'following')]).toEqual([['the sea'], ['the sea']]);
    await ana.browser.get(blockCalls.block, { blocked_id: fan.id });
    expect([await seen(fan, 'trenches'), await seen(fan, 'following')]).toEqual([['not for you'], ['not for you']]);
    await ana.browser.get(blockCalls.unblock, { blocked_id: fan.id });
    await ana.browser.get(deletePost, { post_id: id });
    expect(await seen(bob, 'following')).toEqual(['not for you']);
    expect((await fan.browser.refused(createPost, { content: 'look', quote_of: id })).code).toBe('quote_not_found');
  });
});
