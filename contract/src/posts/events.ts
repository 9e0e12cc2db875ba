import type { EventOf, GiftId, MediaId, MemberId, PostId, RepostId } from '#kernel';

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
  /** Of a quote: what it speaks of, and who wrote that. */
  readonly quotedId: PostId | null;
  readonly quotedAuthorId: MemberId | null;
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
  /** By the author of the post as well: passed on to those who follow them now. */
  | EventOf<'post.reposted', OnPost & { repostId: RepostId; repostedAt: string }>
  | EventOf<'post.unreposted', OnPost & { repostId: RepostId; repostedAt: string }>
  /** Mentions are those that the edit has added. */
  | EventOf<'post.edited', { readonly postId: PostId; readonly authorId: MemberId; readonly mentions: string[] }>
  /** Told to those who voted. */
  | EventOf<'post.poll_ended', { readonly postId: PostId; readonly authorId: MemberId; readonly voters: MemberId[] }>
  | EventOf<'post.shared', OnPost & { sharedAt: string }>
  | EventOf<'post.gifted', OnPost & { giftId: GiftId; amount: string }>
  | EventOf<'post.gift_taken_back', OnPost & { giftId: GiftId; amount: string }>;
