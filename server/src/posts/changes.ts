import type { EventOf, PostId } from '@wagram/contract/kernel';
import type { PostRow } from './rows.ts';

/** What has become of a post, for whoever in this process keeps posts in memory. The outbox does not carry it. */
export type PostChange =
  /** Made, or its counts or its file have changed; the row may hold the marks of whoever did it. */
  | EventOf<'post.written', { readonly row: PostRow }>
  /** Comments are another room's rows. */
  | EventOf<'post.answered', { readonly postId: PostId; readonly comments: number }>
  /** Nobody but its author sees it any more. */
  | EventOf<'post.gone', { readonly postId: PostId }>;

export const written = (row: PostRow): PostChange => ({ name: 'post.written', payload: { row } });
export const answered = (postId: PostId, comments: number): PostChange => ({
  name: 'post.answered',
  payload: { postId, comments },
});
export const gone = (postId: PostId): PostChange => ({ name: 'post.gone', payload: { postId } });
