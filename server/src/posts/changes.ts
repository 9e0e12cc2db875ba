import type { EventOf, MemberId, PostId } from '@wagram/contract/kernel';
import type { PostRow } from './rows.ts';
import type { MarkKind } from './shared/viewers.ts';

/** What has become of a post, for whoever in this process keeps posts in memory. The outbox does not carry it. */
export type PostChange =
  /** Made, or its counts or its file have changed; the row may hold the marks of whoever did it. */
  | EventOf<'post.written', { readonly row: PostRow }>
  /** Comments are another room's rows. */
  | EventOf<'post.answered', { readonly postId: PostId; readonly comments: number }>
  /** Nobody but its author sees it any more. */
  | EventOf<'post.gone', { readonly postId: PostId }>
  /** Somebody has put a mark of theirs on it, or taken it off. */
  | EventOf<'post.marked', Marked>
  /** Somebody has said which answer is theirs. */
  | EventOf<'post.voted', { readonly memberId: MemberId }>;

interface Marked {
  readonly memberId: MemberId;
  readonly postId: PostId;
  readonly kind: MarkKind;
  readonly isOn: boolean;
}

export const written = (row: PostRow): PostChange => ({ name: 'post.written', payload: { row } });
export const answered = (postId: PostId, comments: number): PostChange => ({
  name: 'post.answered',
  payload: { postId, comments },
});
export const gone = (postId: PostId): PostChange => ({ name: 'post.gone', payload: { postId } });
export const marked = (payload: Marked): PostChange => ({ name: 'post.marked', payload });
export const voted = (memberId: MemberId): PostChange => ({ name: 'post.voted', payload: { memberId } });

/** What other processes hear of it: which posts, and whose marks, they have to read again. */
export type PostElsewhere =
  | EventOf<'post.stale', { readonly postId: PostId }>
  | EventOf<'author.stale', { readonly memberId: MemberId }>
  | EventOf<'viewer.stale', { readonly memberId: MemberId }>;
