import { describe, expect, it } from 'vitest';
import { messageCalls } from '@wagram/contract/messages';
import { noticeCalls } from '@wagram/contract/notifications';
import { followCalls } from '@wagram/contract/follows';
import { postCalls } from '@wagram/contract/posts';
import { trendingCalls } from '@wagram/contract/trending';
import { listen, people, testApp, type Person } from '#testing';

const HOUR = 3_600_000;
const { actOnPost, countNewPosts, createPost, readPosts } = postCalls;

const write = async ({ browser }: Person, content: string) => (await browser.get(createPost, { content })).post;
const feed = async ({ browser }: Person, feed_type: 'trenches' | 'following' | 'trending') =>
  (await browser.get(readPosts, { feed_type })).posts?.map(({ content }) => content);

describe('a clock that was ahead and is put back', () => {
  it('[SR-M13] leaves nothing of the future on top: not in feeds, rankings, the pill or the bell', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { app, clock } = opened;
    await bob.browser.get(followCalls.follow, { following_id: ana.id });
    const before = await write(ana, 'before');
    clock.advance(HOUR);
    const ahead = await write(ana, 'from the future');
    for (const post of [before, ahead]) await bob.browser.get(actOnPost, { post_id: post.id, action: 'like' });
    await app.events.settle();
    clock.advance(-HOUR + 1_000);
    const after = await write(ana, 'after');
    await bob.browser.get(actOnPost, { post_id: after.id, action: 'like' });
    await app.events.settle();
    await opened.rooms.trending.rankings.renew();
    // The shared pages of this process are a second old at most.
    await expect.poll(() => feed(bob, 'trenches'), { timeout: 5_000 }).toEqual(['after', 'before']);
    await expect.poll(() => feed(bob, 'trending'), { timeout: 5_000 }).toEqual(['after', 'before']);
    expect(await feed(bob, 'following')).toEqual(['after', 'before']);
    expect(await bob.browser.get(countNewPosts, { feed_type: 'trenches', since: after.id })).toMatchObject({
      count: 0,
    });
    const { posts } = await bob.browser.get(trendingCalls.readTrending, { window: '24h' });
    expect(posts.map(({ content }) => content)).toEqual(['after', 'before']);
    const { notifications } = await ana.browser.get(noticeCalls.listNotices, {});
    expect(notifications.map(({ post_content: text }) => text).filter((text) => text === 'from the future')).toEqual(
      [],
    );
    // Its author still finds it, and when its time has come everybody does.
    const own = await ana.browser.get(readPosts, { user_posts: ana.id });
    expect(own.posts?.map(({ content }) => content)).toContain('from the future');
    clock.advance(HOUR);
    expect(await feed(bob, 'following')).toEqual(['from the future', 'after', 'before']);
  });

  it('[SR-M13] leaves no ghost online', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await ana.browser.get(messageCalls.sendMessage, { receiver_id: bob.id, content: 'hello' });
    await bob.browser.get(messageCalls.sendMessage, { receiver_id: ana.id, content: 'hi' });
    await (await listen(opened, bob)).until('hello');
    const isOnline = async () => (await ana.browser.get(messageCalls.listConversations, {})).conversations[0]?.isOnline;
    await expect.poll(isOnline).toBe(true);
    // Killed while its clock was an hour ahead: nobody has ended it.
    await opened.app.database.pool.query(`update presence set online_until = online_until + interval '1 hour'`);
    expect(await isOnline()).toBe(false);
  });
});
