import { blockCalls } from '@wagram/contract/blocks';
import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { describe, expect, it } from 'vitest';
import type { PostId } from '#kernel';
import { people, statementsOf, testApp, type Person } from '#testing';

const { actOnPost, createPost, deletePost, editPost, readPosts, voteInPost } = postCalls;

type Browser = Person['browser'];
const read = async (browser: Browser, id: PostId) => (await browser.get(readPosts, { id })).post;

describe('one post, asked for by many', () => {
  it('is answered from memory for a guest and for whoever has no relation to its author', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post } = await ana.browser.get(createPost, { content: 'read by many' });
    const guest = opened.browser();
    const all = [guest, bob.browser];
    for (const browser of all) await read(browser, post.id);
    const asked = await statementsOf(opened, 'posts', async () => {
      for (const browser of all) expect((await read(browser, post.id))?.content).toBe('read by many');
    });
    expect(asked).toEqual([]);
  });

  it('is right again at once after a like, a repost, a bookmark, a comment, a vote and an edit', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post } = await ana.browser.get(createPost, { content: 'one', poll: { options: ['a', 'b'], minutes: 60 } });
    const guest = opened.browser();
    const see = async () => {
      const [one, other] = [await read(guest, post.id), await read(bob.browser, post.id)];
      const seen = [one?.likes, one?.reposts, one?.replies, one?.poll?.options[1]?.votes, one?.content, one?.liked];
      return [...seen, other?.liked, other?.reposted, other?.bookmarked, other?.voted];
    };
    expect(await see()).toEqual([0, 0, 0, 0, 'one', false, false, false, false, null]);
    await bob.browser.get(actOnPost, { post_id: post.id, action: 'like' });
    expect(await see()).toEqual([1, 0, 0, 0, 'one', false, true, false, false, null]);
    await bob.browser.get(actOnPost, { post_id: post.id, action: 'repost' });
    await bob.browser.get(bookmarkCalls.addBookmark, { postId: post.id });
    expect(await see()).toEqual([1, 1, 0, 0, 'one', false, true, true, true, null]);
    await bob.browser.get(commentCalls.createComment, { post_id: post.id, content: 'hi' });
    await bob.browser.get(voteInPost, { post_id: post.id, choice: 1 });
    expect(await see()).toEqual([1, 1, 1, 1, 'one', false, true, true, true, 1]);
    await bob.browser.get(actOnPost, { post_id: post.id, action: 'unlike' });
    await bob.browser.get(bookmarkCalls.removeBookmark, { postId: post.id });
    await ana.browser.get(editPost, { post_id: post.id, content: 'two', warning: null });
    expect(await see()).toEqual([0, 1, 1, 1, 'two', false, false, true, false, 1]);
  });

  it('is not there any more after a block, a deletion, or when its author becomes private', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const { post } = await ana.browser.get(createPost, { content: 'one' });
    const guest = opened.browser();
    const statuses = async () =>
      Promise.all(
        [guest, bob.browser, eva.browser].map(
          async (browser) => (await browser.ask(readPosts, { id: post.id })).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect(await statuses()).toEqual([200, 404, 200]);
    await bob.browser.get(blockCalls.unblock, { blocked_id: ana.id });
    await ana.browser.get(blockCalls.block, { blocked_id: eva.id });
    expect(await statuses()).toEqual([200, 200, 404]);
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    expect(await statuses()).toEqual([404, 404, 404]);
    await ana.browser.get(profileCalls.updateProfile, { private: false });
    expect(await statuses()).toEqual([200, 200, 404]);
    await ana.browser.get(deletePost, { post_id: post.id });
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it('a quote shows nobody what only its liker may see, and goes with what it quotes', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const { post: said } = await ana.browser.get(createPost, { content: 'for friends' });
    const { post: quote } = await bob.browser.get(createPost, { content: 'look', quote_of: said.id });
    await eva.browser.get(followCalls.follow, { following_id: ana.id });
    const guest = opened.browser();
    expect((await read(guest, quote.id))?.quoted?.content).toBe('for friends');
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    expect((await read(guest, quote.id))?.quoted).toBeNull();
    await eva.browser.get(actOnPost, { post_id: quote.id, action: 'like' });
    expect((await read(eva.browser, quote.id))?.quoted?.content).toBe('for friends');
    expect((await read(guest, quote.id))?.quoted).toBeNull();
    expect((await guest.get(readPosts, {})).posts?.[0]?.quoted).toBeNull();
    await ana.browser.get(deletePost, { post_id: said.id });
    expect((await read(eva.browser, quote.id))?.quoted).toBeNull();
  });
});
