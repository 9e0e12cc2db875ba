import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { commentCalls } from '@wagram/contract/comments';
import { postCalls } from '@wagram/contract/posts';
import type { PostId } from '#kernel';
import { expectTrueCounts, people, testApp, type Person } from '#testing';

const { actOnComment, createComment, deleteComment, listComments } = commentCalls;

const post = async (person: Person): Promise<PostId> =>
  (await person.browser.get(postCalls.createPost, { content: 'discuss' })).post.id;
const say = async (person: Person, post_id: PostId, content: string, more: Record<string, unknown> = {}) =>
  (await person.browser.get(createComment, { post_id, content, ...more })).comment;

describe('comments', () => {
  it('[COMM-02] signed out nobody comments', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    expect((await opened.browser().refused(createComment, { post_id: await post(ana), content: 'x' })).status).toBe(
      401,
    );
  });

  it('[COMM-03, DATA-03] come oldest first with every field, and count on the post', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(ana);
    const first = await say(bob, id, ' first @ana ', { user_id: bob.id, username: '@ignored' });
    await say(ana, id, 'second');
    expect(first).toMatchObject({
      post_id: id,
      user_id: bob.id,
      username: '@bob',
      content: 'first @ana',
      image_url: null,
      avatar_url: null,
      verified: true,
      likes_count: 0,
      parent_id: null,
    });
    const { comments, next_cursor } = await opened.browser().get(listComments, { postId: id, limit: 1 });
    expect(comments).toEqual([first]);
    const rest = await opened.browser().get(listComments, { postId: id, cursor: next_cursor ?? '' });
    expect(rest.comments.map((one) => one.content)).toEqual(['second']);
    expect((await ana.browser.get(postCalls.readPosts, { id })).post).toMatchObject({ replies: 2, comments_count: 2 });
    await expectTrueCounts(opened);
  });

  it('[COMM-02] BZ-06: have at most 280 characters as people count them, and text or media', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const id = await post(ana);
    await say(ana, id, '👍🏽'.repeat(280));
    expect((await ana.browser.refused(createComment, { post_id: id, content: 'x'.repeat(281) })).error).toBe(
      'A comment has at most 280 characters',
    );
    expect((await ana.browser.refused(createComment, { post_id: id, content: '  ' })).status).toBe(400);
  });

  it('[COMM-01] of a missing post answer that it is not found', async () => {
    const opened = await testApp();
    expect(
      await opened.browser().refused(listComments, { postId: '01890a5d-ac96-774b-bcce-b302099a8057' }),
    ).toMatchObject({ status: 404, error: 'Post not found' });
  });

  it('thread by reply, and a deleted comment takes its replies and counts with it', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const id = await post(ana);
    const top = await say(bob, id, 'top');
    const reply = await say(ana, id, 'reply', { parent_id: top.id });
    await say(bob, id, 'deeper', { parent_id: reply.id });
    await say(ana, id, 'elsewhere');
    expect(reply.parent_id).toBe(top.id);
    expect(
      (await ana.browser.refused(createComment, { post_id: await post(ana), content: 'x', parent_id: top.id })).status,
    ).toBe(404);
    await bob.browser.get(deleteComment, { comment_id: top.id });
    expect((await ana.browser.get(listComments, { postId: id })).comments.map((one) => one.content)).toEqual([
      'elsewhere',
    ]);
    await expectTrueCounts(opened);
  });

  it('AZ-05: are deleted by their author or the author of the post, by nobody else', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const id = await post(ana);
    const [one, two] = [await say(bob, id, 'one'), await say(bob, id, 'two')];
    expect((await eva.browser.refused(deleteComment, { comment_id: one.id })).status).toBe(403);
    await ana.browser.get(deleteComment, { comment_id: one.id });
    await bob.browser.get(deleteComment, { comment_id: two.id });
    await expectTrueCounts(opened);
  });

  it('are liked once a member, fifty times at once too', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const comment = await say(ana, await post(ana), 'like me');
    await Promise.all(
      Array.from({ length: 50 }, () => bob.browser.ask(actOnComment, { comment_id: comment.id, action: 'like' })),
    );
    expect((await bob.browser.get(actOnComment, { comment_id: comment.id, action: 'like' })).comment).toMatchObject({
      likes_count: 1,
      liked: true,
    });
    expect((await bob.browser.get(actOnComment, { comment_id: comment.id, action: 'unlike' })).comment).toMatchObject({
      likes_count: 0,
      liked: false,
    });
    await expectTrueCounts(opened);
  });

  it('[BLOCK-01] of a blocked member are neither seen nor answered', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const id = await post(eva);
    const byBob = await say(bob, id, 'from bob');
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    expect((await ana.browser.get(listComments, { postId: id })).comments).toEqual([]);
    expect((await ana.browser.refused(actOnComment, { comment_id: byBob.id, action: 'like' })).status).toBe(404);
    expect((await ana.browser.refused(createComment, { post_id: id, content: 'x', parent_id: byBob.id })).status).toBe(
      404,
    );
    expect((await ana.browser.refused(createComment, { post_id: await post(bob), content: 'x' })).status).toBe(404);
  });

  it('P2: with one Idempotency-Key a comment is made once', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const id = await post(ana);
    await Promise.all(
      Array.from({ length: 10 }, () =>
        ana.browser.ask(createComment, { post_id: id, content: 'once' }, { 'idempotency-key': 'comment-0001' }),
      ),
    );
    expect((await ana.browser.get(listComments, { postId: id })).comments).toHaveLength(1);
  });
});
