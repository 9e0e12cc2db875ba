// Everything that one member can do to another, for the tables that hold blocks and privacy against all of it.
import { blockCalls, mutingCalls } from '@wagram/contract/blocks';
import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { commentCalls } from '@wagram/contract/comments';
import { draftCalls } from '@wagram/contract/drafts';
import { followCalls } from '@wagram/contract/follows';
import { messageCalls } from '@wagram/contract/messages';
import { postCalls } from '@wagram/contract/posts';
import { streamCalls, streamChatCalls, streamModeratorCalls } from '@wagram/contract/streams';
import { newId, type DraftId } from '#kernel';
import type { Browser } from './browser.ts';
import type { Scene } from './scenes/scene.ts';

type Act = (browser: Browser, scene: Scene) => Promise<{ status: number }>;

/** What can be done to somebody, or to what they made. */
export const deeds: readonly (readonly [name: string, act: Act])[] = [
  ['like', (browser, { postId }) => browser.ask(postCalls.actOnPost, { post_id: postId, action: 'like' })],
  ['share', (browser, { postId }) => browser.ask(postCalls.actOnPost, { post_id: postId, action: 'share' })],
  ['repost', (browser, { postId }) => browser.ask(postCalls.actOnPost, { post_id: postId, action: 'repost' })],
  ['quote', (browser, { postId }) => browser.ask(postCalls.createPost, { content: 'so', quote_of: postId })],
  [
    'keep a quote as a draft',
    (browser, { postId }) =>
      browser.ask(draftCalls.keepDraft, { draft_id: newId<DraftId>(), content: 'so', quote_of: postId }),
  ],
  ['vote', (browser, { postId }) => browser.ask(postCalls.voteInPost, { post_id: postId, choice: 0 })],
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
  ['mute their post', (browser, { postId }) => browser.ask(mutingCalls.mutePost, { post_id: postId })],
];

/** What can be done to a member whose things one does not see, unless a block stands between. */
export const approaches: typeof deeds = [
  ['follow', (browser, { author }) => browser.ask(followCalls.follow, { following_id: author.id })],
  [
    'message',
    (browser, { author }) => browser.ask(messageCalls.sendMessage, { receiver_id: author.id, content: 'hello' }),
  ],
  [
    'name a moderator',
    (browser, { author }) => browser.ask(streamModeratorCalls.addModerator, { member_id: author.id }),
  ],
  ['mute', (browser, { author }) => browser.ask(blockCalls.mute, { muted_id: author.id })],
];
