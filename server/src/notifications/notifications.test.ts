import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import type { NoticeWanted } from '@wagram/contract/kernel';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { settingsCalls } from '@wagram/contract/settings';
import { publish, type CommentId, type MemberId, type PostId } from '#kernel';
import { people, someId, testApp, type Person, type TestApp } from '#testing';

const { countUnread, listNotices, markNoticesRead } = noticeCalls;

const post = async (person: Person, content = 'a post'): Promise<PostId> =>
  (await person.browser.get(postCalls.createPost, { content })).post.id;
const act = (person: Person, postId: PostId, action: 'like' | 'unlike' | 'share') =>
  person.browser.get(postCalls.actOnPost, { post_id: postId, action });
const gift = (person: Person, postId: PostId, amount: 1 | 5) =>
  person.browser.get(postCalls.actOnPost, { post_id: postId, action: 'gift', amount });
const comment = async (person: Person, postId: PostId, content = 'nice', parentId: CommentId | null = null) =>
  (await person.browser.get(commentCalls.createComment, { post_id: postId, content, parent_id: parentId })).comment.id;
const follow = (person: Person, whom: Person) => person.browser.get(followCalls.follow, { following_id: whom.id });
const block = (person: Person, whom: Person) => person.browser.get(blockCalls.block, { blocked_id: whom.id });

/** What a member is told once everything has been heard, newest first: '@bob liked your post'. */
const toldTo = async ({ app }: TestApp, person: Person): Promise<string[]> => {
  await app.events.settle();
  const { notifications } = await person.browser.get(listNotices, { limit: 50 });
  return notifications.map(({ from_username, message }) => [from_username, message].filter(Boolean).join(' '));
};
const unreadOf = async ({ app }: TestApp, person: Person): Promise<number> => {
  await app.events.settle();
  return (await person.browser.get(countUnread, {})).unread;
};

describe('notifications', () => {
  it('[NOTI-02] signed out there are none, and nobody reads or marks another’s (AZ-03, AZ-05)', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    for (const call of [listNotices, countUnread, markNoticesRead])
      expect(await opened.browser().refused(call, {})).toMatchObject({ status: 401, code: 'signed_out' });
    await act(bob, await post(ana), 'like');
    await opened.app.events.settle();
    for (const call of [listNotices, countUnread])
      expect(await bob.browser.refused(call, { user_id: ana.id })).toMatchObject({ status: 403 });
    const [notice] = (await ana.browser.get(listNotices, { user_id: ana.id })).notifications;
    const foreign = await bob.browser.get(markNoticesRead, { notification_ids: [notice?.id ?? someId('')] });
    expect(foreign).toMatchObject({ marked: 0 });
    expect(await bob.browser.get(markNoticesRead, { mark_all_read: true })).toMatchObject({ marked: 0 });
    expect(await bob.browser.refused(markNoticesRead, { mark_all_read: true, user_id: ana.id })).toMatchObject({
      status: 403,
    });
    expect(await unreadOf(opened, ana)).toBe(1);
  });

  it('[DATA-04] an item says who, what, about which post, and whether it was read', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const postId = await post(ana, 'x'.repeat(400));
    const commentId = await comment(bob, postId, 'well said');
    await opened.app.events.settle();
    const [item] = (await ana.browser.get(listNotices, {})).notifications;
    expect(item).toEqual({
      id: expect.any(String),
      type: 'comment',
      kind: 'comment',
      message: 'commented on your post',
      message_of_many: 'commented on your post',
      read: false,
      created_at: opened.clock.now().toISOString(),
      from_id: bob.id,
      from_username: '@bob',
      from_display_name: 'bob',
      from_avatar_url: null,
      verified: true,
      badge: 'gold_early',
      post_id: postId,
      post_content: `${'x'.repeat(280)}…`,
      comment_id: commentId,
      comment_content: 'well said',
      group_key: `comment:${postId}`,
    });
  });

  it('[NOTI-03] tells likes, comments, answers, mentions, gifts and follows to the right person, once', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const postId = await post(ana, 'hello @Cleo and @nobody_here');
    await act(bob, postId, 'like');
    await act(bob, postId, 'like');
    await gift(bob, postId, 5);
    const first = await comment(bob, postId, 'hi @ana and @cleo');
    await comment(cleo, postId, 'yes, @bob', first);
    await cleo.browser.get(commentCalls.actOnComment, { comment_id: first, action: 'like' });
    await follow(cleo, ana);
    expect((await toldTo(opened, ana)).sort()).toEqual([
      '@bob commented on your post',
      '@bob liked your post',
      '@bob sent you 5 WGM',
      '@cleo commented on your post',
      '@cleo started following you',
    ]);
    expect((await toldTo(opened, bob)).sort()).toEqual(['@cleo liked your comment', '@cleo replied to your comment']);
    expect((await toldTo(opened, cleo)).sort()).toEqual(['@ana mentioned you', '@bob mentioned you']);
    const { notifications } = await cleo.browser.get(listNotices, {});
    expect(notifications.map(({ type, kind }) => [type, kind])).toEqual([
      ['other', 'mention'],
      ['other', 'mention'],
    ]);
  });

  it('[NOTI-03] never tells what one did oneself', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const postId = await post(ana, 'I am @ana');
    await act(ana, postId, 'like');
    const own = await comment(ana, postId, 'says @ana');
    await comment(ana, postId, 'and answers', own);
    expect(await toldTo(opened, ana)).toEqual([]);
  });

  it('takes back what was undone, and deleted posts and comments leave no notice (PR-03)', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [kept, gone] = [await post(ana), await post(ana)];
    await act(bob, kept, 'like');
    await follow(bob, ana);
    const said = await comment(bob, kept);
    await act(bob, gone, 'like');
    await comment(bob, gone);
    expect(await toldTo(opened, ana)).toHaveLength(5);
    await act(bob, kept, 'unlike');
    await bob.browser.get(followCalls.unfollow, { following_id: ana.id });
    await bob.browser.get(commentCalls.deleteComment, { comment_id: said });
    expect(await toldTo(opened, ana)).toHaveLength(2);
    await ana.browser.get(postCalls.deletePost, { post_id: gone });
    expect(await toldTo(opened, ana)).toEqual([]);
    expect(await unreadOf(opened, ana)).toBe(0);
    expect((await opened.app.database.pool.query('select 1 from notices')).rows).toEqual([]);
  });

  it('says what holds, in whatever order it is heard', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const postId = await post(ana);
    const late = (name: string) =>
      opened.app.transact((tx) => publish(tx, { name, payload: { postId, authorId: ana.id, memberId: bob.id } }));
    await act(bob, postId, 'like');
    // Events of one name are told together: an unlike may be heard after the like that followed it.
    await late('post.unliked');
    expect(await toldTo(opened, ana)).toEqual(['@bob liked your post']);
    await act(bob, postId, 'unlike');
    await late('post.liked');
    expect(await toldTo(opened, ana)).toEqual([]);
  });

  it('[NOTI-03] BL-01: a block silences both, at once and for what was told before', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const [ofAna, ofCleo] = [await post(ana), await post(cleo)];
    await act(bob, ofAna, 'like');
    await act(cleo, ofAna, 'like');
    const said = await comment(ana, ofCleo);
    expect(await unreadOf(opened, ana)).toBe(2);
    await block(ana, bob);
    expect(await toldTo(opened, ana)).toEqual(['@cleo liked your post']);
    expect(await unreadOf(opened, ana)).toBe(1);
    // Under a third person's post they still meet, and hear nothing of it.
    await comment(bob, ofCleo, `@ana, look`);
    await bob.browser.ask(commentCalls.createComment, { post_id: ofCleo, content: 'no', parent_id: said });
    await comment(ana, ofCleo, '@bob, no');
    expect(await toldTo(opened, ana)).toEqual(['@cleo liked your post']);
    expect(await toldTo(opened, bob)).toEqual([]);
    expect(await toldTo(opened, cleo)).toHaveLength(3);
  });

  it('[NOTI-03] whoever is muted, suspended or out of reach is not told of', async () => {
    const opened = await testApp();
    const [ana, bob, cleo, dan] = await people(opened, 'ana', 'bob', 'cleo', 'dan');
    const postId = await post(ana);
    for (const person of [bob, cleo, dan]) {
      await act(person, postId, 'like');
      await comment(person, postId);
    }
    await opened.app.events.settle();
    const run = (query: string) => opened.app.database.pool.query(query);
    await run(`insert into mutes (member_id, muted_id, created_at) values ('${ana.id}', '${bob.id}', now())`);
    await run(`update members set state = 'suspended' where id = '${cleo.id}'`);
    await run(`update members set private = true where id = '${dan.id}'`);
    // A private member's like is still theirs to give; what they say is for their followers.
    expect(await toldTo(opened, ana)).toEqual(['@dan liked your post']);
    await run(`update comments set hidden_at = now() where member_id = '${dan.id}'`);
    await follow(ana, dan);
    expect(await unreadOf(opened, ana)).toBe(1);
  });

  it('[NOTI-04] a switched-off kind raises none; what was there stays', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const postId = await post(ana);
    await act(bob, postId, 'like');
    await opened.app.events.settle();
    const off = { likes: false, comments: false, newFollowers: false };
    await ana.browser.get(settingsCalls.changeSettings, { notify: off });
    await act(bob, await post(ana), 'like');
    await comment(bob, postId, '@ana!');
    await follow(bob, ana);
    await gift(bob, postId, 1);
    expect((await toldTo(opened, ana)).sort()).toEqual(['@bob liked your post', '@bob sent you 1 WGM']);
    await ana.browser.get(settingsCalls.changeSettings, { notify: { comments: true } });
    await comment(bob, postId, 'again');
    expect(await toldTo(opened, ana)).toHaveLength(3);
  });

  it('tells what another room wants to be told, about a post only to whoever may see it', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const postId = await post(ana, 'rude');
    await opened.app.transact(async (tx) => {
      const wanted = (memberId: MemberId): NoticeWanted => ({
        name: 'notice.wanted',
        payload: { memberId, kind: 'report_outcome', message: 'The post you reported was hidden.', postId },
      });
      await publish(tx, wanted(bob.id), wanted(ana.id), wanted(someId('01890a5d-ac96-774b-bcce-b302099a8057')));
    });
    expect(await toldTo(opened, bob)).toEqual(['The post you reported was hidden.']);
    const [item] = (await bob.browser.get(listNotices, {})).notifications;
    expect(item).toMatchObject({ type: 'other', from_id: null, verified: false, post_id: null, post_content: null });
    expect((await ana.browser.get(listNotices, {})).notifications[0]).toMatchObject({ post_id: postId });
  });
});
