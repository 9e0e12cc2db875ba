import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { followCalls } from '@wagram/contract/follows';
import { profileCalls } from '@wagram/contract/profiles';
import { expectTrueCounts, people, testApp, type Person, type TestApp } from '#testing';

const { answerFollowRequest, follow, listFollowRequests, readFollows, unfollow } = followCalls;

const hide = (who: Person) => who.browser.get(profileCalls.updateProfile, { private: true });
const wait = (who: Person, whom: Person) => who.browser.get(follow, { following_id: whom.id });
const waiting = async (who: Person) =>
  (await who.browser.get(listFollowRequests, {})).requests.map(({ username }) => username);

const listenTo = (opened: TestApp): string[] => {
  const heard: string[] = [];
  for (const name of ['follow.requested', 'follow.accepted', 'follow.declined', 'follow.cancelled', 'member.followed'])
    opened.app.events.on(name, async (events) => void heard.push(...events.map(() => name)));
  return heard;
};

describe('a request to follow a private member', () => {
  it('D20: signed out nobody asks, reads or answers one', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const guest = opened.browser();
    expect((await guest.refused(listFollowRequests, {})).status).toBe(401);
    expect((await guest.refused(answerFollowRequest, { follower_id: ana.id, action: 'accept' })).status).toBe(401);
  });

  it('[FOLL-03] D20: waits, once a pair, and is no follow until it is accepted', async () => {
    const opened = await testApp();
    const heard = listenTo(opened);
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await hide(ana);
    const asked = await Promise.all(Array.from({ length: 5 }, () => wait(bob, ana)));
    expect(asked[0]).toMatchObject({ isFollowing: false, isRequested: true, followers_count: 0 });
    const pair = { follower_id: bob.id, following_id: ana.id };
    expect(await bob.browser.get(readFollows, pair)).toMatchObject({ isFollowing: false, isRequested: true });
    expect(await ana.browser.get(listFollowRequests, {})).toMatchObject({ total: 1, requests: [{ username: '@bob' }] });
    expect(
      await ana.browser.get(answerFollowRequest, { user_id: ana.id, follower_id: bob.id, action: 'accept' }),
    ).toMatchObject({ followers_count: 1, total: 0 });
    expect(await bob.browser.get(readFollows, pair)).toMatchObject({ isFollowing: true, isRequested: false });
    await expectTrueCounts(opened);
    await opened.app.events.settle();
    expect(heard.sort()).toEqual(['follow.accepted', 'follow.requested', 'member.followed']);
    expect((await ana.browser.refused(answerFollowRequest, { follower_id: bob.id, action: 'accept' })).error).toBe(
      'This request is no longer there',
    );
  });

  it('D20: is declined, or taken back by whoever made it', async () => {
    const opened = await testApp();
    const heard = listenTo(opened);
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    await hide(ana);
    await wait(bob, ana);
    await wait(eva, ana);
    await ana.browser.get(answerFollowRequest, { follower_id: bob.id, action: 'decline' });
    expect(await waiting(ana)).toEqual(['@eva']);
    await eva.browser.get(unfollow, { following_id: ana.id });
    expect(await waiting(ana)).toEqual([]);
    expect(await bob.browser.get(readFollows, { follower_id: bob.id, following_id: ana.id })).toMatchObject({
      isFollowing: false,
      isRequested: false,
    });
    await opened.app.events.settle();
    expect(heard.sort()).toEqual(['follow.cancelled', 'follow.declined', 'follow.requested', 'follow.requested']);
    await expectTrueCounts(opened);
  });

  it('[BLOCK-01] D20: goes with a block, whichever way', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    for (const person of [ana, bob, eva]) await hide(person);
    await wait(bob, ana);
    await wait(ana, bob);
    await wait(eva, ana);
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    expect([await waiting(ana), await waiting(bob)]).toEqual([['@eva'], []]);
    await eva.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect(await waiting(ana)).toEqual([]);
    expect((await bob.browser.refused(follow, { following_id: ana.id })).status).toBe(404);
  });

  it('D20: is listed newest first and by pages; whoever is suspended does not wait', async () => {
    const opened = await testApp();
    const [ana, bob, eva, ida] = await people(opened, 'ana', 'bob', 'eva', 'ida');
    await hide(ana);
    for (const person of [bob, eva, ida]) {
      opened.clock.advance(1_000);
      await wait(person, ana);
    }
    const first = await ana.browser.get(listFollowRequests, { limit: 2 });
    const second = await ana.browser.get(listFollowRequests, { limit: 2, cursor: first.next_cursor ?? '' });
    const names = [...first.requests, ...second.requests].map(({ username }) => username);
    expect([names, second.next_cursor]).toEqual([['@ida', '@eva', '@bob'], null]);
    await opened.app.database.pool.query(`update members set state = 'suspended' where id = $1`, [eva.id]);
    expect(await ana.browser.get(listFollowRequests, {})).toMatchObject({ total: 2, requests: { length: 2 } });
    expect((await ana.browser.get(listFollowRequests, { cursor: 'x~y' })).requests).toEqual([]);
  });

  it('D20: following, blocking and hiding at the same moment leave true counts and no follow across a block', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => {
        if (i % 3 === 0) return bob.browser.ask(follow, { following_id: ana.id });
        if (i % 3 === 1) return ana.browser.ask(profileCalls.updateProfile, { private: i % 2 === 0 });
        return ana.browser.ask(i % 2 === 0 ? blockCalls.block : blockCalls.unblock, { blocked_id: bob.id });
      }),
    );
    const { rows } = await opened.app.database.pool.query(
      `select 1 from blocks b join follows f on (f.follower_id, f.following_id) in ((b.blocker_id, b.blocked_id), (b.blocked_id, b.blocker_id))
       union all select 1 from follow_requests r join members m on m.id = r.following_id where not m.private
       union all select 1 from follow_requests r join follows f using (follower_id, following_id)`,
    );
    expect(rows).toEqual([]);
    await expectTrueCounts(opened);
  });
});

describe('lists of followers', () => {
  it('[FOLL-03] D20, AZ-06: those of a private member are for followers; everybody else finds nobody', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    await wait(bob, ana);
    await hide(ana);
    const lists = { user_id: ana.id, type: 'followers' } as const;
    expect((await bob.browser.get(readFollows, lists)).followers).toHaveLength(1);
    expect((await ana.browser.get(readFollows, lists)).followers).toHaveLength(1);
    const nobody = { ...lists, user_id: '01890a5d-ac96-774b-bcce-b302099a8057' };
    const answers = [await eva.browser.ask(readFollows, lists), await eva.browser.ask(readFollows, nobody)];
    for (const { status, body } of [...answers, await opened.browser().ask(readFollows, lists)])
      expect([status, body]).toEqual([404, { success: false, error: 'User not found', code: 'member_not_found' }]);
    const pair = { follower_id: bob.id, following_id: ana.id };
    expect((await eva.browser.get(readFollows, pair)).isFollowing).toBe(false);
    expect((await bob.browser.get(readFollows, pair)).isFollowing).toBe(true);
  });

  it('[FOLL-03] whoever is suspended or gone is on none of them', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    await wait(bob, ana);
    await wait(eva, ana);
    await opened.app.database.pool.query(`update members set state = 'suspended' where id = $1`, [bob.id]);
    const { followers } = await ana.browser.get(readFollows, { user_id: ana.id, type: 'followers' });
    expect(followers?.map(({ username }) => username)).toEqual(['@eva']);
    expect((await ana.browser.refused(follow, { following_id: bob.id })).status).toBe(404);
    expect((await ana.browser.refused(readFollows, { user_id: bob.id, type: 'followers' })).status).toBe(404);
  });
});
