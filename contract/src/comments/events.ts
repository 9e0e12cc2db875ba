import type { EventOf } from '#kernel';

interface OnComment {
  readonly commentId: string;
  readonly postId: string;
  readonly memberId: string;
}

export type CommentEvent =
  | EventOf<
      'comment.created',
      OnComment & {
        postAuthorId: string;
        parentAuthorId: string | null;
        mentions: string[];
        mediaId: string | null;
        createdAt: string;
      }
    >
  /** With its replies: how many comments of each day (UTC) went. */
  | EventOf<
      'comment.removed',
      OnComment & { mediaId: string | null; postAuthorId: string; days: { day: string; comments: number }[] }
    >
  | EventOf<'comment.liked', OnComment & { authorId: string }>
  | EventOf<'comment.unliked', OnComment & { authorId: string }>;
