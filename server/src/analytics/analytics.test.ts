import { asId } from '@wagram/contract/kernel';
import { describe, expect, it } from 'vitest';
import { analyticsCalls } from '@wagram/contract/analytics';
import { authCalls } from '@wagram/contract/auth';
import { blockCalls } from '@wagram/contract/blocks';
import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import { messageCalls } from '@wagram/contract/messages';
import { postCalls } from '@wagram/contract/posts';
import type { CommentId, MemberId, PostId } from '#kernel';
import { expectTrueCounts, people, someId, testApp, type Person, type TestApp } from '#testing';

const { readAnalytics, reportViews } = analyticsCalls;
const DAY_MS = 24 * 3600_000;
const nobody = asId<PostId>('01890a5d-ac96-774b-bcce-b302099a8057');

const post = async (person: Person, content: string) =>
  (await person.browser.get(postCalls.createPost, { content })).post.id;
const act = (person: Person, post_id: PostId, action: 'like' | 'unlike' | 'share') =>
  person.browser.get(postCalls.actOnPost, { post_id, action });
const comment = async (person: Person, post_id: PostId, parent_id?: CommentId) =>
  (await person.browser.get(commentCalls.createComment, { post_id, content: 'well said', parent_id })).comment.id;
const figures = async (opened: TestApp, person: Person) => {
  opened.app.events.wake();
  await opened.app.events.settle();
  return (await person.browser.get(readAnalytics, { user_id: person.id })).analytics;
};

describe('analytics', () => {
  it('[ANAL-02] every figure is true to the data', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const first = await post(ana, 'first');
    const second = await post(ana, 'second');
    await post(bob, 'not hers');
    await act(bob, first, 'like');
    await act(cleo, first, 'like');
    await act(bob, second, 'like');
    await act(cleo, second, 'share');
    await comment(bob, second);
    await bob.browser.get(bookmarkCalls.addBookmark, { postId: first });
    await bob.browser.get(followCalls.follow, { following_id: ana.id });
    await cleo.browser.get(followCalls.follow, { following_id: ana.id });
    await ana.browser.get(followCalls.follow, { following_id: bob.id });
    const seen = await figures(opened, ana);
    expect(seen.overview).toEqual({
      totalPosts: 2,
      totalLikes: 3,
      // (3 + 1 + 1) / 2 posts / 2 followers
      engagementRate: 125,
      totalComments: 1,
      bookmarks: 1,
      followers: 2,
      following: 1,
      totalShares: 1,
      totalMessages: 0,
    });
    expect(seen.topLikedPosts).toEqual([
      { id: first, content: 'first', likes: 2, comments: 0, shares: 0 },
      { id: second, content: 'second', likes: 1, comments: 1, shares: 1 },
    ]);
    const today = opened.clock.now().toISOString().slice(0, 10);
    expect(seen.postsActivity).toEqual([{ date: today, posts: 2, likes: 3, views: 0 }]);
    expect([seen.views, seen.referrals]).toEqual([{ posts: 0, profile: 0 }, 0]);
    await expectTrueCounts(opened);
  });

  it('[MEND-16] messages are those that the member sent and did not take back', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const say = async (person: Person, to: Person, content: string) =>
      (await person.browser.get(messageCalls.sendMessage, { receiver_id: to.id, content })).message;
    await say(ana, bob, 'one');
    await say(ana, bob, 'two');
    await say(bob, ana, 'three');
    const told = async (person: Person) => (await figures(opened, person)).overview.totalMessages;
    expect([await told(ana), await told(bob)]).toEqual([2, 1]);
    const gone = await say(ana, bob, 'four');
    await ana.browser.get(messageCalls.actOnMessage, { message_id: gone.id, action: 'delete' });
    expect(await told(ana)).toBe(2);
  });

  it('[ANAL-02] the rate has one decimal, and nobody divides by nothing', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    expect((await figures(opened, ana)).overview).toMatchObject({ totalPosts: 0, engagementRate: 0, followers: 0 });
    const ids = [await post(ana, '1'), await post(ana, '2'), await post(ana, '3')];
    await act(bob, ids[0] ?? someId('nothing'), 'like');
    expect((await figures(opened, ana)).overview.engagementRate).toBe(33.3);
  });

  it('[ANAL-02] AZ-03: another’s figures are refused with nothing in the answer, and a guest has none', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const refused = await ana.browser.ask(readAnalytics, { user_id: bob.id });
    expect([refused.status, refused.body]).toMatchObject([403, { success: false, code: 'foreign_actor' }]);
    expect(Object.keys(refused.body)).not.toContain('analytics');
    expect((await opened.browser().refused(readAnalytics, {})).status).toBe(401);
  });

  it('[ANAL-02] a like counts on the day it came and leaves that day when it is taken back, also much later', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const id = await post(ana, 'over days');
    const day = () => opened.clock.now().toISOString().slice(0, 10);
    const [first] = [day()];
    opened.clock.advance(DAY_MS);
    await act(bob, id, 'like');
    const second = day();
    opened.clock.advance(2 * DAY_MS);
    await act(cleo, id, 'like');
    expect((await figures(opened, ana)).postsActivity).toEqual([
      { date: first, posts: 1, likes: 0, views: 0 },
      { date: second, posts: 0, likes: 1, views: 0 },
      { date: new Date(Date.parse(second) + DAY_MS).toISOString().slice(0, 10), posts: 0, likes: 0, views: 0 },
      { date: day(), posts: 0, likes: 1, views: 0 },
    ]);
    await act(bob, id, 'unlike');
    expect((await figures(opened, ana)).postsActivity.map(({ likes }) => likes)).toEqual([0, 0, 0, 1]);
    // Thirty days, not one more; sessions last as long.
    opened.clock.advance(27 * DAY_MS);
    await act(cleo, await post(ana, 'again'), 'like');
    const later = (await figures(opened, ana)).postsActivity;
    expect([later.length, later[0]?.date, later.at(-1)]).toEqual([
      28,
      new Date(Date.parse(second) + 2 * DAY_MS).toISOString().slice(0, 10),
      { date: day(), posts: 1, likes: 1, views: 0 },
    ]);
    await expectTrueCounts(opened);
  });

  it('[ANAL-02, POST-07] PR-04: a deleted post takes what it received along, a deleted comment its replies', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [gone, kept] = [await post(ana, 'soon gone'), await post(ana, 'stays')];
    for (const id of [gone, kept]) {
      await act(bob, id, 'like');
      await act(bob, id, 'share');
      await bob.browser.get(bookmarkCalls.addBookmark, { postId: id });
      await bob.browser.get(reportViews, { post_ids: [id] });
      const thread = await comment(bob, id);
      opened.clock.advance(DAY_MS);
      await comment(ana, id, thread);
      if (id === kept) await bob.browser.get(commentCalls.deleteComment, { comment_id: thread });
    }
    await ana.browser.get(postCalls.deletePost, { post_id: gone });
    const seen = await figures(opened, ana);
    expect(seen.overview).toMatchObject({
      totalPosts: 1,
      totalLikes: 1,
      totalComments: 0,
      totalShares: 1,
      bookmarks: 1,
    });
    expect([seen.views.posts, seen.topLikedPosts.map(({ id }) => id)]).toEqual([1, [kept]]);
    await expectTrueCounts(opened);
  });

  it('[ANAL-01] members who came through the invitation are counted as referrals', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const browser = opened.browser();
    await browser.request({ method: 'GET', url: '/invite/ana' });
    await browser.get(authCalls.signup, { username: 'eva', email: 'eva@example.org', password: 'three purple otters' });
    expect((await figures(opened, ana)).referrals).toBe(1);
  });
});

describe('views', () => {
  it('[ANAL-02] count once for each viewer and day, never one’s own, and never what the viewer may not see', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const [one, two] = [await post(ana, 'one'), await post(ana, 'two')];
    const see = async (person: Person, post_ids: PostId[], profile_id?: MemberId) =>
      (await person.browser.get(reportViews, { post_ids, profile_id, user_id: person.id })).counted;
    expect(await see(bob, [one, two, nobody], ana.id)).toBe(3);
    expect(await see(bob, [one, two], ana.id)).toBe(0);
    expect(await see(ana, [one], ana.id)).toBe(0);
    await cleo.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect(await see(cleo, [one], ana.id)).toBe(0);
    opened.clock.advance(DAY_MS);
    expect(await see(bob, [one])).toBe(1);
    const seen = await figures(opened, ana);
    expect([seen.views, seen.postsActivity.map(({ views }) => views)]).toEqual([{ posts: 3, profile: 1 }, [2, 1]]);
    await expectTrueCounts(opened);
  });

  it('DS-01: a report names at most fifty posts', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const many = Array.from({ length: 51 }, () => nobody);
    expect(await ana.browser.refused(reportViews, { post_ids: many })).toMatchObject({
      status: 400,
      error: 'A report names at most 50 posts',
    });
  });
});
