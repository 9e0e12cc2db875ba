import { kernelErrors } from '@wagram/contract/kernel';
import {
  fail,
  type CommentId,
  type ConversationId,
  type Db,
  type MemberId,
  type PostId,
  type StreamId,
  type Viewer,
} from '#kernel';
import {
  commentLeavesDemo,
  conversationLeavesDemo,
  memberLeavesDemo,
  postLeavesDemo,
  streamLeavesDemo,
} from './demo.gen.ts';

/** What belongs to somebody, and its ids. */
interface Owned {
  member: MemberId;
  post: PostId;
  comment: CommentId;
  stream: StreamId;
  conversation: ConversationId;
}

const leavesDemo: { readonly [Kind in keyof Owned]: (db: Db, of: { id: Owned[Kind] }) => Promise<object | undefined> } =
  {
    member: memberLeavesDemo,
    post: postLeavesDemo,
    comment: commentLeavesDemo,
    stream: streamLeavesDemo,
    conversation: conversationLeavesDemo,
  };

/**
 * D28: what a demo member does stays in the demo, so that nothing of it moves a figure of somebody real. Before anything that
 * is written about what belongs to others; `purpose` ends the sentence that people read.
 */
export const keepInDemo = async <Kind extends keyof Owned>(
  db: Db,
  viewer: Viewer,
  kind: Kind,
  id: Owned[Kind],
  purpose: string,
): Promise<void> => {
  if (!viewer.demo || (await leavesDemo[kind](db, { id })) === undefined) return;
  fail(kernelErrors, 'demo_member', { text: `This is a shared demo account. Make your own to ${purpose}.` });
};
