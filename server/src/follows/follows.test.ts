import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { followCalls } from '@wagram/contract/follows';
import { profileCalls } from '@wagram/contract/profiles';
import { expectTrueCounts, people, testApp, type Person } from '#testing';

const { follow, readFollows, unfollow } = followCalls;

const isFollowing = async (who: Person, whom: Person) =>
  (await who.browser.get(readFollows, { follower_id: who.id, following_id: whom.id })).isFollowing;

describe('following', () => {
  it('[FOLL-03] signed out nobody follows; signed in nobody follows for another', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    expect((await opened.browser().refused(follow, { following_id: ana.id })).status).toBe(401);
    expect((await bob.browser.refused(follow, { follower_id: ana.id, following_id: bob.id })).status).toBe(403);
  });

  it('[FOLL-03] is one relation a pair with true counts, undone by DELETE', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const all = await Promise.all(
      Array.from({ length: 10 }, () => ana.browser.ask(follow, { follower_id: ana.id, following_id: bob.id })),
    );
    expect(all.every((one) => one.status === 200)).toBe(true);
    expect(await isFollowing(ana, bob)).toBe(true);
    expect(await isFollowing(bob, ana)).toBe(false);
    await expectTrueCounts(opened);
    expect(await ana.browser.get(unfollow, { following_id: bob.id })).toMatchObject({
      isFollowing: false,
      followers_count: 0,
    });
    expect(await isFollowing(ana, bob)).toBe(false);
    await expectTrueCounts(opened);
  });

  it('[FOLL-03] lists following and followers, newest first and by pages', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    for (const person of [bob, eva]) {
      opened.clock.advance(1_000);
      await person.browser.get(follow, { following_id: ana.id });
    }
    await ana.browser.get(follow, { following_id: bob.id });
    const { followers } = await ana.browser.get(readFollows, { user_id: ana.id, type: 'followers' });
    expect(followers?.map((one) => [one.username, one.is_following])).toEqual([
      ['@eva', false],
      ['@bob', true],
    ]);
    const first = await ana.browser.get(readFollows, { user_id: ana.id, type: 'followers', limit: 1 });
    const second = await ana.browser.get(readFollows, {
      user_id: ana.id,
      type: 'followers',
      limit: 1,
      cursor: first.next_cursor ?? '',
    });
    expect([first.followers?.[0]?.username, second.followers?.[0]?.username, second.next_cursor]).toEqual([
      '@eva',
      '@bob',
      null,
    ]);
    const { following } = await opened.browser().get(readFollows, { user_id: bob.id, type: 'following' });
    expect(following).toMatchObject([
      { username: '@ana', followers_count: 2, bio: null, verified: true, followed_at: expect.any(String) },
    ]);
    expect((await ana.browser.refused(readFollows, {})).status).toBe(400);
  });

  it("[FOLL-04] refuses oneself and nobody with 'Cannot follow this user'", async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    expect((await ana.browser.refused(follow, { following_id: ana.id })).error).toBe('Cannot follow this user');
    expect((await ana.browser.refused(follow, { following_id: '01890a5d-ac96-774b-bcce-b302099a8057' })).status).toBe(
      404,
    );
  });
});

describe('blocking', () => {
  it('[BLOCK-01] BL-02: ends following both ways, stops a new follow, and restores nothing when undone', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await ana.browser.get(follow, { following_id: bob.id });
    await bob.browser.get(follow, { following_id: ana.id });
    expect(await ana.browser.get(blockCalls.block, { blocker_id: ana.id, blocked_id: bob.id })).toMatchObject({
      isBlocked: true,
    });
    expect([await isFollowing(ana, bob), await isFollowing(bob, ana)]).toEqual([false, false]);
    expect((await bob.browser.refused(follow, { following_id: ana.id })).status).toBe(404);
    expect((await ana.browser.refused(follow, { following_id: bob.id })).status).toBe(404);
    await ana.browser.get(blockCalls.unblock, { blocked_id: bob.id });
    expect([await isFollowing(ana, bob), await isFollowing(bob, ana)]).toEqual([false, false]);
    await bob.browser.get(follow, { following_id: ana.id });
    await expectTrueCounts(opened);
  });

  it('[MEND-07] undone at once it restores the follows both ways; later, or unasked, it restores nothing', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await ana.browser.get(follow, { following_id: bob.id });
    await bob.browser.get(follow, { following_id: ana.id });
    const since = async () =>
      (await ana.browser.get(readFollows, { user_id: ana.id, type: 'followers' })).followers?.[0]?.followed_at;
    const first = await since();
    const blockAndUndo = async (after: number, input: { restore?: boolean }) => {
      await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
      opened.clock.advance(after);
      await ana.browser.get(blockCalls.unblock, { blocked_id: bob.id, ...input });
      return [await isFollowing(ana, bob), await isFollowing(bob, ana)];
    };
    expect(await blockAndUndo(59_000, { restore: true })).toEqual([true, true]);
    expect(await since()).toBe(first);
    await expectTrueCounts(opened);
    // A second undo finds nothing to restore.
    await ana.browser.get(follow, { following_id: bob.id });
    await ana.browser.get(unfollow, { following_id: bob.id });
    await ana.browser.get(blockCalls.unblock, { blocked_id: bob.id, restore: true });
    expect(await isFollowing(ana, bob)).toBe(false);
    await ana.browser.get(follow, { following_id: bob.id });
    expect(await blockAndUndo(61_000, { restore: true })).toEqual([false, false]);
    await ana.browser.get(follow, { following_id: bob.id });
    expect(await blockAndUndo(1_000, {})).toEqual([false, false]);
    await expectTrueCounts(opened);
  });

  it('[MEND-07] an undo lets approved followers of a private member back in, and restores what waited', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    await bob.browser.get(follow, { following_id: ana.id });
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    await eva.browser.get(follow, { following_id: ana.id });
    for (const other of [bob, eva]) {
      await ana.browser.get(blockCalls.block, { blocked_id: other.id });
      await ana.browser.get(blockCalls.unblock, { blocked_id: other.id, restore: true });
    }
    expect(await isFollowing(bob, ana)).toBe(true);
    expect((await eva.browser.get(readFollows, { follower_id: eva.id, following_id: ana.id })).isRequested).toBe(true);
    await expectTrueCounts(opened);
  });

  it('[MEND-07] an undo restores nothing to somebody who has blocked back', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await ana.browser.get(follow, { following_id: bob.id });
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    await ana.browser.get(blockCalls.unblock, { blocked_id: bob.id, restore: true });
    await bob.browser.get(blockCalls.unblock, { blocked_id: ana.id, restore: true });
    expect([await isFollowing(ana, bob), await isFollowing(bob, ana)]).toEqual([false, false]);
    await expectTrueCounts(opened);
  });

  it('[BLOCK-01] BL-02: fifty blocks and unblocks at once, both ways, end with the last word and true counts', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => {
        const [who, whom] = i % 2 === 0 ? [ana, bob] : [bob, ana];
        const call = i % 3 === 0 ? blockCalls.unblock : blockCalls.block;
        return i % 5 === 0
          ? who.browser.ask(follow, { following_id: whom.id })
          : who.browser.ask(call, { blocked_id: whom.id, ...(i % 4 === 0 && i % 3 === 0 ? { restore: true } : {}) });
      }),
    );
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    expect([await isFollowing(ana, bob), await isFollowing(bob, ana)]).toEqual([false, false]);
    await expectTrueCounts(opened);
  });

  it('[BLOCK-01] needs sign-in, another member, and only for oneself', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    expect((await opened.browser().refused(blockCalls.block, { blocked_id: ana.id })).status).toBe(401);
    expect((await ana.browser.refused(blockCalls.block, { blocked_id: ana.id })).error).toBe(
      'You cannot block yourself',
    );
    expect((await ana.browser.refused(blockCalls.block, { blocker_id: bob.id, blocked_id: ana.id })).status).toBe(403);
  });
});
