// TLK-03: what was said under a post of a channel. The post stands before its first comment, and changes with them.
import { messageErrors, type MessageView } from '@wagram/contract/messages';
import { fail, type ConversationId, type Db, type MemberId, type MessageId } from '#kernel';
import { findConversation, LAST_SEQ, seqOf, type MessagePage } from './conversations.ts';
import {
  selectCommentChanges,
  selectComments,
  selectCommentsAfter,
  selectHasThread,
  selectPost,
} from './threads.gen.ts';
import { toMessageView } from '../view.ts';

interface Thread {
  readonly post: MessageView;
  readonly lastChange: number;
}

/** Taken back, hidden, or said by somebody whom a block keeps apart: then there is nothing under it either. */
const getThread = async (
  db: Db,
  viewer: MemberId,
  conversationId: ConversationId,
  postId: MessageId,
  now: Date,
): Promise<Thread> => {
  const conversation = await findConversation(db, viewer, conversationId, now);
  const row = await selectPost(db, { viewer, conversationId, postId });
  if (row === undefined || conversation === null) return fail(messageErrors, 'message_not_found');
  return { post: toMessageView(row), lastChange: conversation.last_change };
};

/** May they write under it, as far as the post goes? */
export const hasThread = async (
  db: Db,
  viewer: MemberId,
  conversationId: ConversationId,
  postId: MessageId,
): Promise<boolean> => (await selectHasThread(db, { viewer, conversationId, postId })).has;

/** After a place, in ascending order; after 0 from the post on. */
const listAfter = async (db: Db, viewer: MemberId, { post, lastChange }: Thread, after: number, limit: number) => {
  const wanted = { viewer, postId: post.id, after: Math.min(after, LAST_SEQ), limit: limit + 1 };
  const rows = await selectCommentsAfter(db, wanted);
  const comments = rows.slice(0, limit).map(toMessageView);
  const isFromPost = after < post.seq;
  return {
    messages: isFromPost ? [post, ...comments] : comments,
    next_cursor: isFromPost || comments[0] === undefined ? null : String(comments[0].seq),
    newer_after: rows.length > limit ? (comments.at(-1)?.seq ?? null) : null,
    last_change: lastChange,
  };
};

/** The newest, in ascending order; the cursor leads to older ones. */
export const listComments = async (
  db: Db,
  viewer: MemberId,
  conversationId: ConversationId,
  postId: MessageId,
  page: MessagePage,
  now: Date,
) => {
  const thread = await getThread(db, viewer, conversationId, postId, now);
  if (page.after !== undefined) return listAfter(db, viewer, thread, page.after, page.limit);
  const rows = await selectComments(db, { viewer, postId, before: seqOf(page.cursor), limit: page.limit + 1 });
  const comments = rows.slice(0, page.limit).map(toMessageView).reverse();
  const hasOlder = rows.length > page.limit;
  return {
    messages: hasOlder ? comments : [thread.post, ...comments],
    next_cursor: hasOlder ? String(comments[0]?.seq) : null,
    newer_after: null,
    last_change: thread.lastChange,
  };
};

/** P3, as of a conversation. A comment and its post change under one number, so the post comes with the last of them. */
export const listCommentChanges = async (
  db: Db,
  viewer: MemberId,
  conversationId: ConversationId,
  postId: MessageId,
  page: { after: number; limit: number },
  now: Date,
) => {
  const { post, lastChange } = await getThread(db, viewer, conversationId, postId, now);
  const wanted = { viewer, postId, after: Math.min(page.after, LAST_SEQ), limit: page.limit + 1 };
  const rows = await selectCommentChanges(db, wanted);
  const comments = rows.slice(0, page.limit).map(toMessageView);
  const last = comments.at(-1)?.change ?? 0;
  if (rows.length > page.limit) return { messages: comments, last_change: last, has_more: true };
  const changed = post.change > page.after ? [post, ...comments] : comments;
  return { messages: changed, last_change: Math.max(last, lastChange), has_more: false };
};
