import type { CommentId, EventOf, MediaId, MemberId, PostId } from '#kernel';

interface OnComment {
  readonly commentId: CommentId;
  readonly postId: PostId;
  readonly memberId: MemberId;
}

export type CommentEvent =
  | EventOf<
      'comment.created',
      OnComment & {
        postAuthorId: MemberId;
        parentAuthorId: MemberId | null;
        mentions: string[];
        mediaId: MediaId | null;
        createdAt: string;
      }
    >
  /** With its replies: how many comments of each day (UTC) went. */
  | EventOf<
      'comment.removed',
      OnComment & { mediaId: MediaId | null; postAuthorId: MemberId; days: { day: string; comments: number }[] }
    >
  | EventOf<'comment.liked', OnComment & { authorId: MemberId }>
  | EventOf<'comment.unliked', OnComment & { authorId: MemberId }>;
