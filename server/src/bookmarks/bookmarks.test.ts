import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { postCalls } from '@wagram/contract/posts';
import type { PostId } from '#kernel';
import { people, testApp, type Person, type TestApp } from '#testing';

const { addBookmark, listBookmarks, removeBookmark } = bookmarkCalls;

const post = async (person: Person, content: string): Promise<PostId> =>
  (await person.browser.get(postCalls.createPost, { content })).post.id;
const save = async (opened: TestApp, person: Person, postId: PostId) => {
  opened.clock.advance(1_000);
  return person.browser.get(addBookmark, { userId: person.id, postId });
};

describe('bookmarks', () => {
  it('[BOOK-01] signed out there are none, and nobody reads another’s (SEC-02)', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    expect((await opened.browser().refused(listBookmarks, { userId: ana.id })).status).toBe(401);
    expect((await bob.browser.refused(listBookmarks, { userId: ana.id })).status).toBe(403);
  });

  it('[BOOK-02, BOOK-03] are saved once, listed newest first with the listed fields, and removed', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [one, two] = [await post(bob, 'one'), await post(bob, 'two')];
    await save(opened, ana, one);
    await save(opened, ana, two);
    expect(await save(opened, ana, one)).toMatchObject({ bookmarked: true });
    const { bookmarks, total } = await ana.browser.get(listBookmarks, { userId: ana.id });
    expect(total).toBe(2);
    expect(bookmarks.map((item) => item.id)).toEqual([two, one]);
    for (const field of [
      'id',
      'user_id',
      'username',
      'content',
      'created_at',
      'bookmarked_at',
      'likes_count',
      'comments_count',
      'shares_count',
      'avatar_url',
      'image_url',
      'verified',
    ]) {
      expect(bookmarks[0]).toHaveProperty(field);
    }
    expect((await ana.browser.get(postCalls.readPosts, { id: one })).post?.bookmarked).toBe(true);
    await ana.browser.get(removeBookmark, { userId: ana.id, postId: one });
    await ana.browser.get(removeBookmark, { userId: ana.id, postId: one });
    expect((await ana.browser.get(listBookmarks, {})).bookmarks.map((item) => item.id)).toEqual([two]);
  });

  it('[BOOK-03] come 20 a page', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (let i = 0; i < 25; i += 1) await save(opened, ana, await post(ana, `post ${i}`));
    const first = await ana.browser.get(listBookmarks, {});
    const second = await ana.browser.get(listBookmarks, { cursor: first.next_cursor ?? '' });
    expect([first.bookmarks.length, second.bookmarks.length, second.next_cursor, first.total]).toEqual([
      20,
      5,
      null,
      25,
    ]);
  });

  it('can be searched by words and author, letters as they are', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await save(opened, ana, await post(bob, '100% cotton'));
    await save(opened, ana, await post(ana, 'Sunset in Brno'));
    const find = async (q: string) =>
      (await ana.browser.get(listBookmarks, { q })).bookmarks.map((item) => item.content);
    expect(await find('sunset')).toEqual(['Sunset in Brno']);
    expect(await find('0%')).toEqual(['100% cotton']);
    expect(await find('@bob')).toEqual(['100% cotton']);
    expect(await find('_')).toEqual([]);
  });

  it('PR-03, BL-01: lose what was deleted or is blocked, and a missing post cannot be saved', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [gone, hidden] = [await post(bob, 'gone'), await post(bob, 'hidden')];
    await save(opened, ana, gone);
    await save(opened, ana, hidden);
    await bob.browser.get(postCalls.deletePost, { post_id: gone });
    expect((await ana.browser.get(listBookmarks, {})).total).toBe(1);
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect(await ana.browser.get(listBookmarks, {})).toMatchObject({ bookmarks: [], total: 0 });
    expect((await ana.browser.refused(addBookmark, { postId: hidden })).status).toBe(404);
    expect((await ana.browser.refused(addBookmark, { postId: gone })).status).toBe(404);
  });
});
