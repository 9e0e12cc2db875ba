import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { commentCalls } from '@wagram/contract/comments';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { people, testApp } from '#testing';

const { block, listKeptOut, mute, unmute } = blockCalls;

describe('muting', () => {
  it('D13: signed out nobody mutes, and nobody mutes themselves or somebody who is not there', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    expect((await opened.browser().refused(mute, { muted_id: ana.id })).status).toBe(401);
    expect((await ana.browser.refused(mute, { muter_id: bob.id, muted_id: ana.id })).status).toBe(403);
    expect((await ana.browser.refused(mute, { muted_id: ana.id })).error).toBe('You cannot mute yourself');
    await bob.browser.get(block, { blocked_id: ana.id });
    expect((await ana.browser.refused(mute, { muted_id: bob.id })).error).toBe('User not found');
  });

  it('D13: keeps somebody out of what comes unasked, can be undone, and is known to nobody else', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post } = await bob.browser.get(postCalls.createPost, { content: 'noise' });
    await bob.browser.get(commentCalls.createComment, { post_id: post.id, content: 'more noise' });
    const feed = async () => (await ana.browser.get(postCalls.readPosts, { user_id: ana.id })).posts?.length;
    const talk = async () => (await ana.browser.get(commentCalls.listComments, { postId: post.id })).comments.length;
    expect([await feed(), await talk()]).toEqual([1, 1]);
    expect(await ana.browser.get(mute, { muter_id: ana.id, muted_id: bob.id })).toMatchObject({ isMuted: true });
    await ana.browser.get(mute, { muted_id: bob.id });
    expect([await feed(), await talk()]).toEqual([0, 0]);
    // Asked for, their page is still there.
    expect(await ana.browser.get(profileCalls.readProfile, { username: 'bob' })).toMatchObject({
      user: { is_muted: true, is_open: true },
      posts: { length: 1 },
    });
    expect((await bob.browser.get(profileCalls.readProfile, { username: 'ana' })).user.is_muted).toBe(false);
    expect(await ana.browser.get(unmute, { muted_id: bob.id })).toMatchObject({ isMuted: false });
    expect([await feed(), await talk()]).toEqual([1, 1]);
  });

  it('D13: blocked and muted people are listed for whoever did it, newest first and by pages', async () => {
    const opened = await testApp();
    const [ana, bob, eva, ida] = await people(opened, 'ana', 'bob', 'eva', 'ida');
    for (const person of [bob, eva, ida]) {
      opened.clock.advance(1_000);
      await ana.browser.get(block, { blocked_id: person.id });
    }
    // Who blocked back can only be unblocked from here.
    await ida.browser.get(block, { blocked_id: ana.id });
    const first = await ana.browser.get(listKeptOut, { limit: 2 });
    const second = await ana.browser.get(listKeptOut, { limit: 2, cursor: first.next_cursor ?? '' });
    expect([...first.users, ...second.users].map(({ username }) => username)).toEqual(['@ida', '@eva', '@bob']);
    expect(second.next_cursor).toBeNull();
    expect((await ana.browser.get(listKeptOut, { type: 'muted' })).users).toEqual([]);
    expect((await bob.browser.get(listKeptOut, {})).users).toEqual([]);
    expect((await opened.browser().refused(listKeptOut, {})).status).toBe(401);
  });
});
