import type { EventOf } from '#kernel';

interface OnComment {
  readonly commentId: string;
  readonly postId: string;
  readonly memberId: string;
}

export type CommentEvent =
  | EventOf<
      'comment.created',
      OnComment & { postAuthorId: string; parentAuthorId: string | null; mentions: string[]; mediaId: string | null }
    >
  | EventOf<'comment.removed', OnComment & { mediaId: string | null }>
  | EventOf<'comment.liked', OnComment & { authorId: string }>
  | EventOf<'comment.unliked', OnComment & { authorId: string }>;
