// Every place where one member can meet another, for the tables that hold blocks and privacy against all of them. A room that
// shows members or their things adds its line here.
import { blockCalls } from '@wagram/contract/blocks';
import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import { messageCalls } from '@wagram/contract/messages';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls, type FeedType } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { searchCalls } from '@wagram/contract/search';
import { streamCalls, streamChatCalls } from '@wagram/contract/streams';
import { ticketCalls } from '@wagram/contract/tickets';
import { videoCalls } from '@wagram/contract/video';
import { walletCalls } from '@wagram/contract/wallet';
import type { CommentId, MemberId, PostId, StreamId } from '#kernel';
import { someId } from './ids.ts';
import type { Browser } from './browser.ts';
import { linkWallet } from './link-wallet.ts';
import type { Person } from './people.ts';
import { mp4, upload } from './uploads.ts';

/** A member who posted, is live and has filmed, and who commented on the post of somebody known to all. */
export interface Scene {
  readonly author: Person;
  readonly postId: PostId;
  readonly commentId: CommentId;
  readonly streamId: StreamId;
  /** Follows and is followed by everybody. */
  readonly host: Person;
  readonly hostPostId: PostId;
}

/** Goes live, posts a video and can be paid; answers the stream. */
export const perform = async (author: Person): Promise<StreamId> => {
  await linkWallet(author);
  const { url } = await upload(author, mp4(), { screen: 'video' });
  await author.browser.get(videoCalls.createVideo, { title: 'A film', video_url: url });
  return (await author.browser.get(streamCalls.createStream, { title: 'Live', category: 'general' })).stream.id;
};

/** Likes somebody's post and gives to it. */
export const reactTo = async (author: Person, postId: PostId): Promise<void> => {
  await author.browser.get(postCalls.actOnPost, { post_id: postId, action: 'like' });
  await author.browser.get(postCalls.actOnPost, { post_id: postId, action: 'gift' });
};

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
    async ({ browser, id }, { hostPostId }) =>
      (await browser.get(postCalls.countNewPosts, { since: hostPostId, ...actor(id) })).count > 0,
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
  ['one post', ({ browser }, { postId }) => answers(browser.ask(postCalls.readPosts, { id: postId }))],
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
    'the videos',
    async ({ browser, id }, scene) =>
      (await browser.get(videoCalls.listVideos, actor(id))).videos.some(({ post }) => isBy(scene)(post)),
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
    'bookmarks',
    async ({ browser, id }, scene) =>
      (await browser.get(bookmarkCalls.listBookmarks, { userId: id ?? someId<MemberId>('') })).bookmarks.some(
        isBy(scene),
      ),
  ],
];

export const bells: typeof surfaces = [
  [
    'notifications',
    async ({ browser }, scene) =>
      (await browser.get(noticeCalls.listNotices, {})).notifications.some(({ from_id: id }) => id === scene.author.id),
  ],
  [
    'mutual connections',
    async ({ browser }, scene) =>
      (await browser.get(profileCalls.readProfile, { username: scene.host.user.username })).user.mutuals.some(
        isMember(scene),
      ),
  ],
];

type Act = (browser: Browser, scene: Scene) => Promise<{ status: number }>;

/** What can be done to somebody, or to what they made. */
export const deeds: readonly (readonly [name: string, act: Act])[] = [
  ['like', (browser, { postId }) => browser.ask(postCalls.actOnPost, { post_id: postId, action: 'like' })],
  ['share', (browser, { postId }) => browser.ask(postCalls.actOnPost, { post_id: postId, action: 'share' })],
  ['gift', (browser, { postId }) => browser.ask(postCalls.actOnPost, { post_id: postId, action: 'gift', amount: 1 })],
  ['comment', (browser, { postId }) => browser.ask(commentCalls.createComment, { post_id: postId, content: 'hello' })],
  [
    'reply to a comment',
    (browser, { hostPostId, commentId }) =>
      browser.ask(commentCalls.createComment, { post_id: hostPostId, parent_id: commentId, content: 'hello' }),
  ],
  [
    'like a comment',
    (browser, { commentId }) => browser.ask(commentCalls.actOnComment, { comment_id: commentId, action: 'like' }),
  ],
  [
    'like a stream',
    (browser, { streamId }) => browser.ask(streamCalls.actOnStream, { stream_id: streamId, action: 'like' }),
  ],
  [
    'write in the chat of a stream',
    (browser, { streamId }) => browser.ask(streamChatCalls.sendChat, { stream_id: streamId, message: 'hello' }),
  ],
  [
    'a superchat',
    (browser, { streamId }) =>
      browser.ask(streamChatCalls.sendChat, { stream_id: streamId, message: 'hello', amount: 1 }),
  ],
  ['bookmark', (browser, { postId }) => browser.ask(bookmarkCalls.addBookmark, { postId })],
];

/** What can be done to a member whose things one does not see, unless a block stands between. */
export const approaches: typeof deeds = [
  ['follow', (browser, { author }) => browser.ask(followCalls.follow, { following_id: author.id })],
  [
    'message',
    (browser, { author }) => browser.ask(messageCalls.sendMessage, { receiver_id: author.id, content: 'hello' }),
  ],
  ['mute', (browser, { author }) => browser.ask(blockCalls.mute, { muted_id: author.id })],
];
