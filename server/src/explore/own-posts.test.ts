import { describe, expect, it } from 'vitest';
import { commentCalls } from '@wagram/contract/comments';
import { exploreCalls } from '@wagram/contract/explore';
import { postCalls } from '@wagram/contract/posts';
import { trendingCalls } from '@wagram/contract/trending';
import type { PostId } from '#kernel';
import { selectCountViolations } from '#posts';
import { people, testApp, type Person, type TestApp } from '#testing';

const { exploreCreators } = exploreCalls;
const { readTrending } = trendingCalls;

const write = async (person: Person, content: string) =>
  (await person.browser.get(postCalls.createPost, { content })).post;
const like = (post: { id: PostId }, ...fans: Person[]) =>
  Promise.all(fans.map(({ browser }) => browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' })));
const rank = async ({ app, rooms }: TestApp) => {
  await app.events.settle();
  await rooms.trending.rankings.renew();
  await rooms.explore.creators.renew();
};

describe('what people do to their own posts', () => {
  it('[SR-M8] moves no ranking, and one person counts once for each post', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const loud = await write(ana, 'all by myself');
    const own = (post: { id: PostId }) => ({ post_id: post.id });
    await ana.browser.get(postCalls.actOnPost, { ...own(loud), action: 'like' });
    await ana.browser.get(postCalls.actOnPost, { ...own(loud), action: 'share' });
    for (let time = 0; time < 12; time += 1)
      await ana.browser.get(commentCalls.createComment, { ...own(loud), content: `me again ${time}` });
    const liked = await write(eva, 'somebody likes this');
    await like(liked, bob);
    for (let time = 0; time < 5; time += 1)
      await bob.browser.get(commentCalls.createComment, { ...own(liked), content: `and again ${time}` });
    await rank(opened);
    const { trends } = await bob.browser.get(readTrending, { window: '24h' });
    expect(trends.map(({ post_id, likes, replies, shares }) => ({ post_id, likes, replies, shares }))).toEqual([
      { post_id: liked.id, likes: 1, replies: 1, shares: 0 },
    ]);
    const feed = await bob.browser.get(postCalls.readPosts, { feed_type: 'trending' });
    expect(feed.posts?.map(({ content, likes_count }) => [content, likes_count])).toEqual([
      ['somebody likes this', 1],
      ['all by myself', 1],
    ]);
    const second = await bob.browser.get(postCalls.readPosts, {
      feed_type: 'trending',
      limit: 1,
      cursor: (await bob.browser.get(postCalls.readPosts, { feed_type: 'trending', limit: 1 })).next_cursor ?? '',
    });
    expect(second.posts?.map(({ id }) => id)).toEqual([loud.id]);
    await ana.browser.get(postCalls.actOnPost, { ...own(loud), action: 'unlike' });
    await like(loud, bob, eva);
    expect((await bob.browser.get(postCalls.readPosts, { feed_type: 'trending' })).posts?.[0]?.id).toBe(loud.id);
    expect(await selectCountViolations(opened.app.db)).toEqual([]);
  });

  it('[SR-M8] makes no creator of them', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const own = await write(ana, 'all by myself');
    await like(own, ana);
    for (const content of ['one', 'two', 'three'])
      await ana.browser.get(commentCalls.createComment, { post_id: own.id, content });
    await rank(opened);
    expect((await bob.browser.get(exploreCreators, {})).creators).toEqual([]);
    for (const content of ['one', 'two', 'three'])
      await bob.browser.get(commentCalls.createComment, { post_id: own.id, content });
    await rank(opened);
    expect((await bob.browser.get(exploreCreators, {})).creators).toMatchObject([{ username: '@ana', engagement: 1 }]);
  });
});
