import type { EventOf, GiftId, MediaId, MemberId, PostId } from '#kernel';

interface OnPost {
  readonly postId: PostId;
  readonly authorId: MemberId;
  readonly memberId: MemberId;
}

interface PostCreation {
  readonly postId: PostId;
  readonly authorId: MemberId;
  readonly mentions: string[];
  readonly mediaId: MediaId | null;
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
  readonly postId: PostId;
  readonly authorId: MemberId;
  readonly mediaId: MediaId | null;
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
  | EventOf<'post.gifted', OnPost & { giftId: GiftId; amount: string }>
  | EventOf<'post.gift_taken_back', OnPost & { giftId: GiftId; amount: string }>;
