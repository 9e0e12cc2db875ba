import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import { messageCalls } from '@wagram/contract/messages';
import { postCalls } from '@wagram/contract/posts';
import { verificationCalls } from '@wagram/contract/verification';
import type { MemberId } from '#kernel';
import { openTestApp, people, type Browser, type Person, type TestApp } from '#testing';

let opened: TestApp;
let eva: Person;
const demo = new Map<string, { id: MemberId; browser: Browser }>();

const enter = async (): Promise<void> => {
  const browser = opened.browser();
  const { user } = await browser.get(authCalls.createUser, {});
  demo.set(user.username, { id: user.id, browser });
};

const other = (handle: string) => demo.get(handle) ?? expect.unreachable(`${handle} never came`);

describe('[MEND-02] what the shared demo account does stays in the demo', () => {
  beforeAll(async () => {
    opened = await openTestApp({ env: { DEMO: 'on' } });
    [eva] = await people(opened, 'eva');
    while (demo.size < 2) await enter();
  });
  afterAll(() => opened.close());

  it('[MEND-02] it can neither like, share, keep, answer, follow nor write to members, and no count of theirs moves', async () => {
    const { browser } = other('@ana');
    const { post } = await eva.browser.get(postCalls.createPost, { content: 'hello' });
    const { comment } = await eva.browser.get(commentCalls.createComment, { post_id: post.id, content: 'me again' });
    for (const [call, input, purpose] of [
      [postCalls.actOnPost, { post_id: post.id, action: 'like' }, 'like posts of members'],
      [postCalls.actOnPost, { post_id: post.id, action: 'share' }, 'share posts of members'],
      [bookmarkCalls.addBookmark, { postId: post.id }, 'keep posts of members'],
      [commentCalls.createComment, { post_id: post.id, content: 'hi' }, 'answer members'],
      [commentCalls.actOnComment, { comment_id: comment.id, action: 'like' }, 'like what members say'],
      [followCalls.follow, { following_id: eva.id }, 'follow members'],
      [messageCalls.sendMessage, { receiver_id: eva.id, content: 'hi' }, 'write to members'],
    ] as const)
      expect(await browser.refused(call, input), purpose).toMatchObject({
        status: 403,
        code: 'demo_member',
        error: `This is a shared demo account. Make your own to ${purpose}.`,
      });
    const { post: after } = await eva.browser.get(postCalls.readPosts, { id: post.id });
    expect(after).toMatchObject({ likes_count: 0, shares_count: 0, comments_count: 1 });
    const { user } = await eva.browser.get(authCalls.getSession, {});
    expect(user?.followers_count).toBe(0);
  });

  it('[MEND-02] it cannot answer members who write to it either, nor buy a badge', async () => {
    const { id, browser } = other('@ana');
    const { message } = await eva.browser.get(messageCalls.sendMessage, { receiver_id: id, content: 'are you real?' });
    const answer = { conversation_id: message.conversation_id, content: 'no' };
    expect(await browser.refused(messageCalls.sendMessage, answer)).toMatchObject({ code: 'demo_member' });
    expect(await browser.refused(verificationCalls.buyVerification, { pay_with: 'points' })).toMatchObject({
      status: 403,
      code: 'demo_member',
    });
  });

  it('[MEND-02] demo members like, follow and write to each other freely', async () => {
    const [ana, dev] = [other('@ana'), other('@devjain')];
    const { post } = await dev.browser.get(postCalls.createPost, { content: 'hello' });
    const liked = await ana.browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' });
    expect(liked.post.likes_count).toBe(1);
    expect((await ana.browser.get(followCalls.follow, { following_id: dev.id })).isFollowing).toBe(true);
    const said = await ana.browser.get(messageCalls.sendMessage, { receiver_id: dev.id, content: 'ramen?' });
    expect(said.message.content).toBe('ramen?');
  });
});
