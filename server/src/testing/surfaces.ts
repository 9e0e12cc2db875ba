// Every place where one member can meet another, for the tables that hold blocks and privacy against all of them. A room that
// shows members or their things adds its line here.
import { mutingCalls } from '@wagram/contract/blocks';
import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls, type FeedType } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { searchCalls } from '@wagram/contract/search';
import { streamCalls, streamChatCalls } from '@wagram/contract/streams';
import { ticketCalls } from '@wagram/contract/tickets';
import { trendingCalls } from '@wagram/contract/trending';
import { videoCalls } from '@wagram/contract/video';
import { walletCalls } from '@wagram/contract/wallet';
import type { MemberId } from '#kernel';
import { someId } from './ids.ts';
import type { Browser } from './browser.ts';
import type { Scene } from './scenes/scene.ts';

/** A guest has no id. */
export interface Looker {
  readonly browser: Browser;
  readonly id?: MemberId;
}

type See = (looker: Looker, scene: Scene) => Promise<boolean>;

const isBy = (scene: Scene) => (thing: { user_id: MemberId }) => thing.user_id === scene.author.id;
const isMember = (scene: Scene) => (member: { id: MemberId }) => member.id === scene.author.id;

const actor = (id: MemberId | undefined) => (id === undefined ? {} : { user_id: id });

const inFeed =
  (feed: FeedType): See =>
  async ({ browser, id }, scene) => {
    const { posts = [] } = await browser.get(postCalls.readPosts, { feed_type: feed, ...actor(id) });
    return posts.some(isBy(scene));
  };

const answers = async (asked: Promise<{ status: number }>): Promise<boolean> => (await asked).status === 200;

const inListOfHost =
  (type: 'following' | 'followers'): See =>
  async ({ browser }, scene) => {
    const reply = await browser.get(followCalls.readFollows, { user_id: scene.host.id, type });
    return (reply[type] ?? []).some(isMember(scene));
  };

/** Each is true where the looker meets the author, or anything that the author made. */
export const surfaces: readonly (readonly [name: string, see: See])[] = [
  ['the feed of everybody', inFeed('trenches')],
  ['the trending feed', inFeed('trending')],
  [
    'the count of what is new',
    async ({ browser, id }, { host, hostPostId: since }) => {
      const { posts: hosted = [] } = await browser.get(postCalls.readPosts, { user_posts: host.id });
      const { count } = await browser.get(postCalls.countNewPosts, { since, ...actor(id) });
      return count > hosted.filter((one) => one.id > since).length;
    },
  ],
  [
    'the profile',
    async ({ browser }, { author }) => {
      const { body } = await browser.ask(profileCalls.readProfile, { username: author.user.username });
      return body.success && (body.user.is_open || body.posts.length > 0 || body.user.mutuals.length > 0);
    },
  ],
  [
    'the posts of a member',
    async ({ browser }, { author }) =>
      ((await browser.get(postCalls.readPosts, { user_posts: author.id })).posts ?? []).length > 0,
  ],
  [
    'the card of a page that they link to',
    async ({ browser }, { author }) =>
      ((await browser.get(postCalls.readPosts, { user_posts: author.id })).posts ?? []).some(
        ({ card }) => card !== null,
      ),
  ],
  ['one post', ({ browser }, { postId }) => answers(browser.ask(postCalls.readPosts, { id: postId }))],
  [
    'what the formula makes of their post',
    async ({ browser }, { postId }) =>
      (await browser.get(trendingCalls.readFormula, { post_id: postId })).post !== null,
  ],
  [
    'the comments under their post',
    ({ browser }, { postId }) => answers(browser.ask(commentCalls.listComments, { postId })),
  ],
  [
    'their comment under another post',
    async ({ browser }, scene) =>
      (await browser.get(commentCalls.listComments, { postId: scene.hostPostId })).comments.some(isBy(scene)),
  ],
  [
    'the people who like a post',
    async ({ browser }, scene) =>
      (await browser.get(postCalls.listReactors, { post_id: scene.hostPostId, kind: 'like' })).people.some(
        isMember(scene),
      ),
  ],
  [
    'the people who gave to a post',
    async ({ browser }, scene) =>
      (await browser.get(postCalls.listReactors, { post_id: scene.hostPostId, kind: 'gift' })).people.some(
        isMember(scene),
      ),
  ],
  [
    'the people who passed a post on',
    async ({ browser }, scene) =>
      (await browser.get(postCalls.listReactors, { post_id: scene.hostPostId, kind: 'repost' })).people.some(
        isMember(scene),
      ),
  ],
  [
    'the quotes of a post',
    async ({ browser }, scene) =>
      ((await browser.get(postCalls.readPosts, { quotes_of: scene.hostPostId })).posts ?? []).some(isBy(scene)),
  ],
  [
    'a quote of their post',
    async ({ browser }, { author, quoteId }) =>
      (await browser.get(postCalls.readPosts, { id: quoteId })).post?.quoted?.user_id === author.id,
  ],
  [
    'a quote of their post in the list of whoever quotes',
    async ({ browser }, { author, host, quoteId }) => {
      const { posts = [] } = await browser.get(postCalls.readPosts, { user_posts: host.id });
      return posts.some(({ id, quoted }) => id === quoteId && quoted?.user_id === author.id);
    },
  ],
  [
    'what somebody else passed on',
    async ({ browser }, scene) => {
      const asked = { user_posts: scene.host.id, reposts: 'with' as const };
      return ((await browser.get(postCalls.readPosts, asked)).posts ?? []).some(isBy(scene));
    },
  ],
  [
    'what their post said before',
    ({ browser }, { postId }) => answers(browser.ask(postCalls.listVersions, { post_id: postId })),
  ],
  [
    'the people who like their post',
    ({ browser }, { postId }) => answers(browser.ask(postCalls.listReactors, { post_id: postId, kind: 'like' })),
  ],
  [
    'their lists of follows',
    ({ browser }, { author }) =>
      answers(browser.ask(followCalls.readFollows, { user_id: author.id, type: 'followers' })),
  ],
  [
    'the live streams',
    async ({ browser }, scene) =>
      (await browser.get(streamCalls.listStreams, {})).streams.some(({ host }) => isMember(scene)(host)),
  ],
  ['one stream', ({ browser }, { streamId }) => answers(browser.ask(streamCalls.readStream, { stream_id: streamId }))],
  [
    'the tickets of their stream',
    ({ browser }, { streamId }) => answers(browser.ask(ticketCalls.readSale, { stream_id: streamId })),
  ],
  [
    'the chat of their stream',
    ({ browser }, { streamId }) => answers(browser.ask(streamChatCalls.listChat, { stream_id: streamId })),
  ],
  [
    'the chat of their replay',
    ({ browser }, { streamId }) => answers(browser.ask(streamChatCalls.listReplayChat, { stream_id: streamId })),
  ],
  [
    'the past streams',
    async ({ browser }, scene) =>
      (await browser.get(streamCalls.listPastStreams, {})).streams.some(({ host }) => isMember(scene)(host)),
  ],
  [
    'their own past streams',
    async ({ browser }, { author }) =>
      (await browser.get(streamCalls.listPastStreams, { host_id: author.id })).streams.length > 0,
  ],
  [
    'the videos',
    async ({ browser, id }, scene) =>
      (await browser.get(videoCalls.listVideos, actor(id))).videos.some(({ post }) => isBy(scene)(post)),
  ],
  [
    'the captions of their video',
    async ({ browser }, { captionsUrl }) =>
      (await browser.request({ method: 'GET', url: captionsUrl })).body.includes('Words in private'),
  ],
  [
    'search for posts',
    async ({ browser }, { author, postId }) => {
      const { posts = [] } = await browser.get(searchCalls.search, {
        q: `${author.user.displayName}ish`,
        type: 'posts',
      });
      return posts.some(({ id }) => id === postId);
    },
  ],
  [
    'search for what they wrote',
    async ({ browser }, { author, postId }) => {
      const q = `from:${author.user.username}`;
      const { posts = [] } = await browser.get(searchCalls.search, { q, type: 'posts' });
      return posts.some(({ id }) => id === postId);
    },
  ],
];

/** Where a member's name is shown, but nothing that they keep to followers: a block closes these, privacy does not. */
export const names: typeof surfaces = [
  ['the followers of somebody else', inListOfHost('followers')],
  ['the followees of somebody else', inListOfHost('following')],
  [
    'search for users',
    async ({ browser }, scene) =>
      ((await browser.get(searchCalls.search, { q: scene.author.user.username })).users ?? []).some(isMember(scene)),
  ],
  [
    'search-users',
    async ({ browser }, scene) =>
      (await browser.get(searchCalls.searchUsers, { q: scene.author.user.username })).users.some(isMember(scene)),
  ],
  [
    'paying a name',
    ({ browser }, { author }) => answers(browser.ask(walletCalls.readRecipient, { to: author.user.username })),
  ],
  [
    'paying an address',
    async ({ browser }, { author }) => {
      const { linked } = await author.browser.get(walletCalls.readLinked, {});
      const { recipient } = await browser.get(walletCalls.readRecipient, { to: linked?.address ?? '' });
      return recipient.member !== null;
    },
  ],
];

/** What only a signed-in looker has. */
export const ownPlaces: typeof surfaces = [
  ['the following feed', inFeed('following')],
  [
    'the videos of those one follows',
    async ({ browser }, scene) =>
      (await browser.get(videoCalls.listVideos, { feed: 'following' })).videos.some(({ post }) => isBy(scene)(post)),
  ],
  [
    'bookmarks',
    async ({ browser, id }, scene) =>
      (await browser.get(bookmarkCalls.listBookmarks, { userId: id ?? someId<MemberId>('') })).bookmarks.some(
        isBy(scene),
      ),
  ],
  [
    'muted posts',
    async ({ browser }, { postId }) =>
      (await browser.get(mutingCalls.listMuted, {})).posts.some(({ post_id: id }) => id === postId),
  ],
];

export const bells: typeof surfaces = [
  [
    'notifications',
    async ({ browser }, scene) =>
      (await browser.get(noticeCalls.listNotices, {})).notifications.some(({ from_id: id }) => id === scene.author.id),
  ],
  [
    'notifications in groups',
    async ({ browser }, scene) =>
      (await browser.get(noticeCalls.listNoticeGroups, {})).groups.some(({ people }) => people.some(isMember(scene))),
  ],
  [
    'mutual connections',
    async ({ browser }, scene) =>
      (await browser.get(profileCalls.readProfile, { username: scene.host.user.username })).user.mutuals.some(
        isMember(scene),
      ),
  ],
];
