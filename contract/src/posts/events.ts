import type { EventOf } from '#kernel';

interface OnPost {
  readonly postId: string;
  readonly authorId: string;
  readonly memberId: string;
}

interface PostCreation {
  readonly postId: string;
  readonly authorId: string;
  readonly mentions: string[];
  readonly mediaId: string | null;
  readonly createdAt: string;
}

/** What went with a post: how often it had been liked, answered, shared and saved, by the day (UTC) of each. */
export interface ReceivedOn {
  readonly day: string;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  readonly bookmarks: number;
}

interface Removed {
  readonly postId: string;
  readonly authorId: string;
  readonly mediaId: string | null;
  readonly createdAt: string;
  readonly received: ReceivedOn[];
}

export type PostEvent =
  | EventOf<'post.created', PostCreation>
  | EventOf<'post.removed', Removed>
  | EventOf<'post.liked', OnPost & { likedAt: string }>
  /** likedAt is the time of the like that was taken back. */
  | EventOf<'post.unliked', OnPost & { likedAt: string }>
  | EventOf<'post.shared', OnPost & { sharedAt: string }>
  | EventOf<'post.gifted', OnPost & { giftId: string; amount: string }>
  | EventOf<'post.gift_taken_back', OnPost & { giftId: string; amount: string }>;
