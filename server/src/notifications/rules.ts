// Who is told what: pure functions from an event to notices. What only the database knows (handles, blocks, settings, and
// whether the event still holds) is decided where they are written, in notices.sql.
import type { CommentEvent } from '@wagram/contract/comments';
import type { CreditEvent } from '@wagram/contract/credit';
import type { FollowEvent } from '@wagram/contract/follows';
import type { GroupEvent } from '@wagram/contract/groups';
import type { NoticeWanted } from '@wagram/contract/kernel';
import type { MessageEvent } from '@wagram/contract/messages';
import { MENTIONED_MAX, type NoticeKind } from '@wagram/contract/notifications';
import type { PostEvent } from '@wagram/contract/posts';
import type { WaitlistEvent } from '@wagram/contract/settings';
import type { StreamEvent } from '@wagram/contract/streams';
import type { WalletEvent } from '@wagram/contract/wallet';
import type { CommentId, ConversationId, CreditSendId, GiftId, MemberId, PostId, StreamMessageId } from '#kernel';

export interface NoticeDraft {
  /** Whom it tells: by id, or by the handle that a text mentions. */
  readonly memberId: MemberId | null;
  readonly handle: string | null;
  readonly kind: NoticeKind;
  readonly fromId: MemberId | null;
  readonly postId: PostId | null;
  readonly commentId: CommentId | null;
  readonly details: Readonly<Record<string, string>>;
  /** The event, once for each member: undoing it finds this notice again. Null: it is never undone. */
  readonly key: string | null;
}

/** A notice that is no longer true. */
export interface Retraction {
  readonly memberId: MemberId;
  readonly key: string;
}

type NoticeEvent =
  | PostEvent
  | CommentEvent
  | CreditEvent
  | FollowEvent
  | MessageEvent
  | StreamEvent
  | NoticeWanted
  | GroupEvent
  | WaitlistEvent
  | WalletEvent;
type Payload<Name extends NoticeEvent['name']> = Extract<NoticeEvent, { name: Name }>['payload'];

const draft = (
  to: MemberId | null,
  kind: NoticeKind,
  key: string,
  fromId: MemberId,
  more: Partial<NoticeDraft> = {},
): NoticeDraft => ({
  memberId: to,
  handle: null,
  kind,
  fromId,
  postId: null,
  commentId: null,
  details: {},
  key,
  ...more,
});

/** The first notice for each member stays: one comment tells a person once. Nobody is told what they did themselves. */
const once = (drafts: readonly NoticeDraft[]): NoticeDraft[] => {
  const told = new Set<string>();
  return drafts.filter(({ memberId, handle, fromId }) => {
    const whom = memberId ?? `@${handle?.toLowerCase() ?? ''}`;
    if (whom === fromId || told.has(whom)) return false;
    told.add(whom);
    return true;
  });
};

const mentioned = (handles: readonly string[], like: NoticeDraft): NoticeDraft[] =>
  [...new Set(handles.map((handle) => handle.toLowerCase()))]
    .slice(0, MENTIONED_MAX)
    .map((handle) => ({ ...like, memberId: null, handle, kind: 'mention' }));

const keys = {
  like: (postId: PostId, fromId: MemberId) => `like:${postId}:${fromId}`,
  commentLike: (commentId: CommentId, fromId: MemberId) => `comment_like:${commentId}:${fromId}`,
  repost: (postId: PostId, fromId: MemberId) => `repost:${postId}:${fromId}`,
  said: (postId: PostId) => `mention:${postId}`,
  gift: (giftId: GiftId) => `gift:${giftId}`,
  credit: (sendId: CreditSendId) => `credit:${sendId}`,
  superchat: (messageId: StreamMessageId) => `superchat:${messageId}`,
  follow: (fromId: MemberId) => `follow:${fromId}`,
  request: (fromId: MemberId) => `follow_request:${fromId}`,
  message: (conversationId: ConversationId) => `message:${conversationId}`,
  messageRequest: (conversationId: ConversationId) => `message_request:${conversationId}`,
};

type Telling =
  | 'post.created'
  | 'post.liked'
  | 'post.reposted'
  | 'post.edited'
  | 'post.poll_ended'
  | 'post.gifted'
  | 'credit.sent'
  | 'comment.created'
  | 'comment.liked'
  | 'member.followed'
  | 'follow.requested'
  | 'follow.accepted'
  | 'message.sent'
  | 'stream.told'
  | 'stream.superchat'
  | 'message.mentioned'
  | 'message.commented'
  | 'group.accepted'
  | 'group.added'
  | 'wallet.payment_arrived'
  | 'wish.answered'
  | 'notice.wanted';

const inGroup = (
  kind: 'group_accepted' | 'group_added',
  { groupId, name, memberId, byId }: Payload<'group.added'>,
): NoticeDraft => draft(memberId, kind, `group:${groupId}`, byId, { details: { groupId, groupName: name } });

/** By the network itself, in whole sentences. */
const said = (to: MemberId, kind: NoticeKind, message: string, postId: PostId | null): NoticeDraft => ({
  ...draft(to, kind, '', to),
  fromId: null,
  postId,
  details: { message },
  key: null,
});

export const noticesOf: { readonly [Name in Telling]: (event: Payload<Name>) => NoticeDraft[] } = {
  // One key for both: whoever is told of a quote is not told of the mention in it.
  'post.created': ({ postId, authorId, mentions, quotedAuthorId }) => {
    const about = draft(quotedAuthorId, 'quote', keys.said(postId), authorId, { postId });
    const quote = quotedAuthorId === null ? [] : [about];
    return once([...quote, ...mentioned(mentions, about)]);
  },

  'post.edited': ({ postId, authorId, mentions }) =>
    once(mentioned(mentions, draft(null, 'mention', keys.said(postId), authorId, { postId }))),

  'post.reposted': ({ postId, authorId, memberId }) =>
    once([draft(authorId, 'repost', keys.repost(postId, memberId), memberId, { postId })]),

  'post.poll_ended': ({ postId, authorId, voters }) =>
    voters.map((id) => draft(id, 'poll_ended', `poll:${postId}`, authorId, { postId })),

  'post.liked': ({ postId, authorId, memberId }) =>
    once([draft(authorId, 'like', keys.like(postId, memberId), memberId, { postId })]),

  'post.gifted': ({ postId, authorId, memberId, giftId, amount }) =>
    once([draft(authorId, 'gift', keys.gift(giftId), memberId, { postId, details: { amount } })]),

  'credit.sent': ({ sendId, senderId, receiverId, amount }) =>
    once([draft(receiverId, 'credit', keys.credit(sendId), senderId, { details: { amount } })]),

  'comment.created': ({ commentId, postId, memberId, postAuthorId, parentAuthorId, mentions }) => {
    // One key for all three: whoever is told of an answer is not told of the mention in it.
    const about = draft(postAuthorId, 'comment', `comment:${commentId}`, memberId, { postId, commentId });
    const answer = parentAuthorId === null ? [] : [{ ...about, memberId: parentAuthorId, kind: 'reply' as const }];
    return once([...answer, about, ...mentioned(mentions, about)]);
  },

  'comment.liked': ({ commentId, postId, authorId, memberId }) =>
    once([draft(authorId, 'comment_like', keys.commentLike(commentId, memberId), memberId, { postId, commentId })]),

  'member.followed': ({ followerId, followingId }) =>
    once([draft(followingId, 'follow', keys.follow(followerId), followerId)]),

  'follow.requested': ({ followerId, followingId }) =>
    once([draft(followingId, 'follow_request', keys.request(followerId), followerId)]),

  'follow.accepted': ({ followerId, followingId }) =>
    once([draft(followerId, 'follow_accepted', `follow_accepted:${followingId}`, followingId)]),

  // D37: a request is told once, however much is written; what is muted or was declined stays silent.
  'message.sent': ({ conversationId, senderId, receiverId, isRequest, isMuted }) => {
    if (receiverId === null || isMuted) return [];
    return isRequest
      ? once([draft(receiverId, 'message_request', keys.messageRequest(conversationId), senderId)])
      : once([draft(receiverId, 'message', keys.message(conversationId), senderId)]);
  },

  'stream.told': ({ what, streamId, hostId, memberIds }) =>
    memberIds.map((id) => draft(id, `stream_${what}`, `stream:${what}:${streamId}`, hostId, { details: { streamId } })),

  'stream.superchat': ({ streamId, hostId, memberId, messageId, amount }) =>
    once([draft(hostId, 'superchat', keys.superchat(messageId), memberId, { details: { streamId, amount } })]),

  // Whoever does not sit there is not told: that is decided where it is written.
  'message.mentioned': ({ messageId, conversationId, name, senderId, mentions }) => {
    const details = { groupId: conversationId, groupName: name };
    return once(mentioned(mentions, draft(null, 'mention', `mention:message:${messageId}`, senderId, { details })));
  },

  'message.commented': ({ messageId, postId, conversationId, name, senderId, postAuthorId, answeredId, mentions }) => {
    // One key for all three, as of comments elsewhere.
    const details = { groupId: conversationId, groupName: name, threadId: postId, messageId };
    const about = draft(postAuthorId, 'comment', `comment:message:${messageId}`, senderId, { details });
    const answer = answeredId === null ? [] : [{ ...about, memberId: answeredId, kind: 'reply' as const }];
    return once([...answer, ...(postAuthorId === null ? [] : [about]), ...mentioned(mentions, about)]);
  },

  'group.accepted': (event) => once([inGroup('group_accepted', event)]),

  'group.added': (event) => once([inGroup('group_added', event)]),

  'wallet.payment_arrived': ({ signature, senderId, receiverId, amount, decimals, symbol, isTest }) => {
    const details = { amount, decimals: String(decimals), symbol, ...(isTest ? { network: 'test' } : {}) };
    return once([draft(receiverId, 'payment', `payment:${signature}`, senderId, { details })]);
  },

  'wish.answered': ({ wish: waitlist, message, memberIds }) =>
    memberIds.map((id) => said(id, `${waitlist}_ready`, message, null)),

  'notice.wanted': ({ memberId, kind, message, postId }) => [said(memberId, kind, message, postId)],
};

type Undoing =
  | 'conversation.read'
  | 'request.answered'
  | 'post.unliked'
  | 'post.unreposted'
  | 'post.gift_taken_back'
  | 'credit.taken_back'
  | 'stream.superchat_taken_back'
  | 'comment.unliked'
  | 'member.unfollowed'
  | 'follow.accepted'
  | 'follow.declined'
  | 'follow.cancelled';

const answered = ({ followerId, followingId }: Payload<'follow.accepted'>): Retraction => ({
  memberId: followingId,
  key: keys.request(followerId),
});

/** What an event takes back. Deleted posts and comments take their notices with them. */
export const retractionOf: { readonly [Name in Undoing]: (event: Payload<Name>) => Retraction } = {
  // One notice a conversation: the first unread message raises it, reading takes it away.
  'conversation.read': ({ memberId, conversationId }) => ({ memberId, key: keys.message(conversationId) }),
  'request.answered': ({ memberId, conversationId }) => ({ memberId, key: keys.messageRequest(conversationId) }),
  'post.unliked': ({ postId, authorId, memberId }) => ({ memberId: authorId, key: keys.like(postId, memberId) }),
  'post.unreposted': ({ postId, authorId, memberId }) => ({
    memberId: authorId,
    key: keys.repost(postId, memberId),
  }),
  'post.gift_taken_back': ({ authorId, giftId }) => ({ memberId: authorId, key: keys.gift(giftId) }),
  'credit.taken_back': ({ receiverId, sendId }) => ({ memberId: receiverId, key: keys.credit(sendId) }),
  'stream.superchat_taken_back': ({ hostId, messageId }) => ({ memberId: hostId, key: keys.superchat(messageId) }),
  'comment.unliked': ({ commentId, authorId, memberId }) => ({
    memberId: authorId,
    key: keys.commentLike(commentId, memberId),
  }),
  'member.unfollowed': ({ followerId, followingId }) => ({ memberId: followingId, key: keys.follow(followerId) }),
  'follow.accepted': answered,
  'follow.declined': answered,
  'follow.cancelled': answered,
};
