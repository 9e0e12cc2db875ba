import type { EventOf } from '#kernel';

interface OnPost {
  readonly postId: string;
  readonly authorId: string;
  readonly memberId: string;
  /** When it was saved; also in the event that takes it back. */
  readonly bookmarkedAt: string;
}

/** For counting alone: who saves what is nobody's business but theirs. */
export type BookmarkEvent = EventOf<'post.bookmarked', OnPost> | EventOf<'post.unbookmarked', OnPost>;
