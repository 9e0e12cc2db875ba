// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { maybe, type CommentId, type ConversationId, type PostId, type StreamId } from '#kernel';

export interface LeavesDemo {
  leaves: boolean;
}

export const memberLeavesDemo = maybe<{ id: string }, LeavesDemo>(
  'members_member_leaves_demo',
  `select true as leaves from members m where m.id in (select $1::uuid) and not m.demo limit 1`,
  (p) => [p.id],
);

export const postLeavesDemo = maybe<{ id: PostId }, LeavesDemo>(
  'members_post_leaves_demo',
  `select true as leaves from members m where m.id in (select member_id from posts where id = $1) and not m.demo limit 1`,
  (p) => [p.id],
);

/** The comment itself, or the post that it stands under. */
export const commentLeavesDemo = maybe<{ id: CommentId }, LeavesDemo>(
  'members_comment_leaves_demo',
  `select true as leaves from members m where m.id in (select member_id from comments where id = $1
  union select p.member_id from comments c join posts p on p.id = c.post_id where c.id = $1) and not m.demo limit 1`,
  (p) => [p.id],
);

export const streamLeavesDemo = maybe<{ id: StreamId }, LeavesDemo>(
  'members_stream_leaves_demo',
  `select true as leaves from members m where m.id in (select host_id from streams where id = $1) and not m.demo limit 1`,
  (p) => [p.id],
);

/** The other side of two, or who runs a group. */
export const conversationLeavesDemo = maybe<{ id: ConversationId }, LeavesDemo>(
  'members_conversation_leaves_demo',
  `select true as leaves from members m where m.id in (select x.member_id from conversations c join conversation_members x on x.conversation_id = c.id
  where c.id = $1 and (c.kind = 'direct' or x.role = 'owner')) and not m.demo limit 1`,
  (p) => [p.id],
);
