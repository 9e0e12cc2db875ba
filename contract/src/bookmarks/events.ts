import type { EventOf, MemberId, PostId } from '#kernel';

interface OnPost {
  readonly postId: PostId;
  readonly authorId: MemberId;
  readonly memberId: MemberId;
  /** When it was saved; also in the event that takes it back. */
  readonly bookmarkedAt: string;
}

/** For counting alone: who saves what is nobody's business but theirs. */
export type BookmarkEvent = EventOf<'post.bookmarked', OnPost> | EventOf<'post.unbookmarked', OnPost>;
