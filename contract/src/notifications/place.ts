import type { NoticeView } from './views.ts';

/** Where a notice leads: the answer, the post, the requests, or whoever it came from. */
export const placeOf = (notice: Pick<NoticeView, 'kind' | 'post_id' | 'comment_id' | 'from_username'>): string => {
  const { kind, post_id: postId, comment_id: commentId, from_username: username } = notice;
  if (kind === 'follow_request') return '/follow-requests';
  if (postId !== null) return commentId === null ? `/post/${postId}` : `/post/${postId}/comments`;
  const handle = username?.replace(/^@/, '');
  if (handle === undefined) return '/notifications';
  return kind === 'message' ? `/chat/${handle}` : `/user/${handle}`;
};
