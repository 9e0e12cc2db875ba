import { kernelErrors } from '@wagram/contract/kernel';
import { fail, type Db, type Viewer } from '#kernel';
import {
  commentLeavesDemo,
  conversationLeavesDemo,
  memberLeavesDemo,
  postLeavesDemo,
  streamLeavesDemo,
} from './demo.gen.ts';

/** By what belongs to somebody. */
const leavesDemo = {
  member: memberLeavesDemo,
  post: postLeavesDemo,
  comment: commentLeavesDemo,
  stream: streamLeavesDemo,
  conversation: conversationLeavesDemo,
} as const;
type Owned = keyof typeof leavesDemo;

/**
 * D28: what a demo member does stays in the demo, so that nothing of it moves a figure of somebody real. Before anything that
 * is written about what belongs to others; `purpose` ends the sentence that people read.
 */
export const keepInDemo = async (db: Db, viewer: Viewer, kind: Owned, id: string, purpose: string): Promise<void> => {
  if (!viewer.demo || (await leavesDemo[kind](db, { id })) === undefined) return;
  fail(kernelErrors, 'demo_member', { text: `This is a shared demo account. Make your own to ${purpose}.` });
};
