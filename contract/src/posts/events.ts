import type { EventOf } from '#kernel';

interface OnPost {
  readonly postId: string;
  readonly authorId: string;
  readonly memberId: string;
}

export type PostEvent =
  | EventOf<'post.created', { postId: string; authorId: string; mentions: string[]; mediaId: string | null }>
  | EventOf<'post.removed', { postId: string; authorId: string; mediaId: string | null }>
  | EventOf<'post.liked', OnPost>
  | EventOf<'post.unliked', OnPost>
  | EventOf<'post.shared', OnPost>
  | EventOf<'post.gifted', OnPost & { giftId: string; amount: string }>;
