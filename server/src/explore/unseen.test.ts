import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { exploreCalls } from '@wagram/contract/explore';
import { followCalls } from '@wagram/contract/follows';
import { groupCalls } from '@wagram/contract/groups';
import { moderationCalls } from '@wagram/contract/moderation';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { settingsCalls } from '@wagram/contract/settings';
import { trendingCalls } from '@wagram/contract/trending';
import type { ConversationId, PostId } from '#kernel';
import { withOperator, type Browser, type Person } from '#testing';

// Lists are made for everybody and some minutes old. Whatever happened since, nobody is shown what is not theirs to see.
const places: readonly (readonly [string, (browser: Browser) => Promise<boolean>])[] = [
  ...(['1h', '24h', '7d'] as const).map(
    (window) =>
      [
        `posts: trending ${window}`,
        async (browser: Browser) => (await browser.get(trendingCalls.readTrending, { window })).posts.length > 0,
      ] as const,
  ),
  [
    'posts: trending by one’s own weights',
    async (browser) => (await browser.get(trendingCalls.readTrending, { by: 'own' })).posts.length > 0,
  ],
  [
    'posts: what the formula is run on',
    async (browser) => (await browser.get(trendingCalls.readFormula, {})).candidates.length > 0,
  ],
  ...(['all', 'trending', 'recent', 'popular'] as const).flatMap((filter) =>
    [{}, { q: 'secrets' }].map(
      (more) =>
        [
          `posts: explore ${filter} ${JSON.stringify(more)}`,
          async (browser: Browser) =>
            (await browser.get(exploreCalls.explorePosts, { filter, ...more })).posts.length > 0,
        ] as const,
    ),
  ),
  [
    'topics: trending',
    async (browser) => (await browser.get(trendingCalls.readTopics, { window: '1h' })).topics.length > 0,
  ],
  ['topics: explore', async (browser) => (await browser.get(exploreCalls.exploreTopics, {})).topics.length > 0],
  ['communities', async (browser) => (await browser.get(exploreCalls.exploreCommunities, {})).communities.length > 0],
  ['creators', async (browser) => (await browser.get(exploreCalls.exploreCreators, {})).creators.length > 0],
];

interface Scene {
  author: Person;
  viewer: Person;
  mod: Person;
  postId: PostId;
  groupId: ConversationId;
}

/** What happens, and which kinds of things are still there afterwards. */
const reasons: readonly (readonly [string, (scene: Scene) => Promise<unknown>, readonly string[]])[] = [
  [
    'whose account is private now',
    ({ author }) => author.browser.get(profileCalls.updateProfile, { private: true }),
    // A group that is public is not its owner's alone.
    ['communities'],
  ],
  [
    'whom the viewer has blocked',
    ({ author, viewer }) => viewer.browser.get(blockCalls.block, { blocked_id: author.id }),
    [],
  ],
  [
    'who has blocked the viewer',
    ({ author, viewer }) => author.browser.get(blockCalls.block, { blocked_id: viewer.id }),
    [],
  ],
  [
    'whom the viewer has muted',
    ({ author, viewer }) => viewer.browser.get(blockCalls.mute, { muted_id: author.id }),
    [],
  ],
  [
    'whose post an operator has hidden',
    ({ mod, postId }) =>
      mod.browser.get(moderationCalls.decide, { target: 'post', target_id: postId, action: 'hide', reason: 'rules' }),
    ['communities', 'creators'],
  ],
  [
    'who is suspended',
    ({ mod, author }) =>
      mod.browser.get(moderationCalls.decide, {
        target: 'member',
        target_id: author.id,
        action: 'suspend',
        reason: 'rules',
      }),
    [],
  ],
  [
    'who has deleted the post and the group',
    async ({ author, postId, groupId }) => {
      await author.browser.get(postCalls.deletePost, { post_id: postId });
      await author.browser.get(groupCalls.deleteGroup, { group_id: groupId });
    },
    ['creators'],
  ],
];

describe('between two countings and after the next, of somebody', () => {
  it.each(reasons)('[TREND-01, EXPL-01, SOC-12] PR-04: %s nothing else is left', async (_reason, happen, left) => {
    const { opened, mod, others } = await withOperator('author', 'viewer', 'fan');
    const [author, viewer, fan] = others;
    const { post } = await author.browser.get(postCalls.createPost, { content: 'my #hidden secrets' });
    await fan.browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' });
    await fan.browser.get(followCalls.follow, { following_id: author.id });
    await viewer.browser.get(settingsCalls.changeSettings, { ranking: { likes: 5 } });
    const { group } = await author.browser.get(groupCalls.createGroup, { name: 'Ours' });
    const count = async () => {
      await opened.app.events.settle();
      await opened.rooms.trending.rankings.renew();
      await opened.rooms.explore.creators.renew();
    };
    const seen = async () => {
      const found: string[] = [];
      for (const [name, see] of places) if (await see(viewer.browser)) found.push(name);
      return found;
    };
    await count();
    expect(await seen()).toEqual(places.map(([name]) => name));
    await happen({ author, viewer, mod, postId: post.id, groupId: group.id });
    await opened.app.events.settle();
    expect(await seen()).toEqual(left);
    await count();
    expect(await seen()).toEqual(left);
  });

  it('[TREND-03] PR-04: a hashtag counts what its viewer may see, and no more', async () => {
    const { opened, others } = await withOperator('author', 'viewer', 'other');
    const [author, viewer, other] = others;
    for (const person of [author, author, other])
      await person.browser.get(postCalls.createPost, { content: '#shared' });
    await opened.app.events.settle();
    const told = async () => (await viewer.browser.get(trendingCalls.readTopics, {})).topics;
    expect(await told()).toMatchObject([{ id: 'shared', posts: 3, people: 2 }]);
    await viewer.browser.get(blockCalls.block, { blocked_id: author.id });
    expect(await told()).toMatchObject([{ id: 'shared', posts: 1, people: 1 }]);
  });
});
