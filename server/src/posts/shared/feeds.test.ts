import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { commentCalls } from '@wagram/contract/comments';
import { postCalls, type FeedType } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { publish, type PostId } from '#kernel';
import { setSuspended } from '#members';
import { people, testApp, type Person, type TestApp } from '#testing';
import { answered, written } from '../changes.ts';
import { selectPosts } from '../feeds/feeds.gen.ts';

const { actOnPost, createPost, deletePost, editPost, readPosts } = postCalls;

const post = async (opened: TestApp, person: Person, content: string): Promise<PostId> => {
  opened.clock.advance(1_000);
  return (await person.browser.get(createPost, { content })).post.id;
};

const see = async (person: Person, feed_type: FeedType) =>
  ((await person.browser.get(readPosts, { feed_type })).posts ?? []).map((one) => [
    one.content,
    one.likes,
    one.replies,
    one.liked,
  ]);

describe('the shared first page', () => {
  it('[FEED-04] follows every write at once: posts, likes, comments, deletions', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const one = await post(opened, ana, 'one');
    expect(await see(bob, 'trenches')).toEqual([['one', 0, 0, false]]);
    expect(await see(bob, 'trending')).toEqual([['one', 0, 0, false]]);
    const two = await post(opened, ana, 'two');
    await bob.browser.get(actOnPost, { post_id: one, action: 'like' });
    const { comment } = await bob.browser.get(commentCalls.createComment, { post_id: two, content: 'hello' });
    expect(await see(bob, 'trenches')).toEqual([
      ['two', 0, 1, false],
      ['one', 1, 0, true],
    ]);
    expect(await see(ana, 'trending')).toEqual([
      ['one', 1, 0, false],
      ['two', 0, 1, false],
    ]);
    await bob.browser.get(actOnPost, { post_id: one, action: 'unlike' });
    await bob.browser.get(commentCalls.deleteComment, { comment_id: comment.id });
    expect(await see(bob, 'trending')).toEqual([
      ['two', 0, 0, false],
      ['one', 0, 0, false],
    ]);
    await ana.browser.get(deletePost, { post_id: two });
    expect(await see(bob, 'trenches')).toEqual([['one', 0, 0, false]]);
  });

  it('BL-01: never shows a blocked author, and is filled up from further back', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    for (let i = 0; i < 25; i += 1) await post(opened, ana, `ana ${i}`);
    for (let i = 0; i < 40; i += 1) await post(opened, bob, `bob ${i}`);
    expect((await see(eva, 'trenches')).every(([content]) => String(content).startsWith('bob'))).toBe(true);
    await eva.browser.get(blockCalls.block, { blocked_id: bob.id });
    const left = await see(eva, 'trenches');
    expect(left).toHaveLength(20);
    expect(left[0]).toEqual(['ana 24', 0, 0, false]);
  });

  it('shows what a post quotes as it is now: changed, gone, or no longer for everybody', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const quoted = async (feed_type: FeedType) =>
      (await opened.browser().get(readPosts, { feed_type })).posts?.find(({ quote_of }) => quote_of !== null)?.quoted
        ?.content;
    const both = async () => [await quoted('trenches'), await quoted('trending')];
    const said = await post(opened, ana, 'first words');
    opened.clock.advance(1_000);
    await bob.browser.get(createPost, { content: 'look', quote_of: said });
    expect(await both()).toEqual(['first words', 'first words']);
    await ana.browser.get(editPost, { post_id: said, content: 'second words', warning: null });
    expect(await both()).toEqual(['second words', 'second words']);
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    expect(await both()).toEqual([undefined, undefined]);
    await ana.browser.get(profileCalls.updateProfile, { private: false });
    await expect.poll(both, { timeout: 3_000 }).toEqual(['second words', 'second words']);
    await ana.browser.get(deletePost, { post_id: said });
    expect(await both()).toEqual([undefined, undefined]);
  });

  it('takes no row that was read before its author became private', async () => {
    const opened = await testApp();
    const { app } = opened;
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(opened, ana, 'one');
    await see(bob, 'trenches');
    const [late] = await selectPosts(app.db, { ids: [id] });
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    if (late !== undefined) app.db.tell(written(late));
    expect(await see(bob, 'trenches')).toEqual([]);
    expect((await bob.browser.refused(readPosts, { id })).status).toBe(404);
  });

  it("keeps one member's marks from another", async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(opened, ana, 'one');
    await bob.browser.get(actOnPost, { post_id: id, action: 'like' });
    expect(await see(ana, 'trenches')).toEqual([['one', 1, 0, false]]);
    expect(await see(bob, 'trenches')).toEqual([['one', 1, 0, true]]);
    const { posts } = await opened.browser().get(readPosts, {});
    expect(posts?.map((item) => [item.likes, item.liked, item.bookmarked])).toEqual([[1, false, false]]);
  });

  it('follows a new kind of write that emits what has happened', async () => {
    const opened = await testApp();
    const { app } = opened;
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const id = await post(opened, ana, 'one');
    await post(opened, eva, 'two');
    expect(await see(bob, 'trenches')).toHaveLength(2);

    await app.transact(async (tx) => {
      await tx.query({ text: 'update posts set comments_count = 12 where id = $1', values: [id] });
      tx.tell(answered(id, 12));
    });
    expect(await see(bob, 'trenches')).toEqual([
      ['two', 0, 0, false],
      ['one', 0, 12, false],
    ]);

    await app.transact(async (tx) => {
      await tx.query({ text: 'update members set private = true where id = $1', values: [eva.id] });
      await publish(tx, { name: 'member.updated', payload: { memberId: eva.id, fields: ['private'], private: true } });
    });
    expect(await see(bob, 'trenches')).toEqual([['one', 0, 12, false]]);

    await app.transact((tx) => setSuspended(tx, { memberId: ana.id, reason: 'a robot said so', now: app.clock.now() }));
    expect(await see(bob, 'trenches')).toEqual([]);
    expect((await ana.browser.refused(createPost, { content: 'three' })).status).toBe(403);
  });

  it('sees within a second what another process wrote', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const id = await post(opened, ana, 'one');
    await see(ana, 'trenches');
    await opened.app.database.pool.query('update posts set shares_count = 7 where id = $1', [id]);
    await expect
      .poll(async () => (await ana.browser.get(readPosts, {})).posts?.[0]?.shares, { timeout: 3_000 })
      .toBe(7);
  });
});
