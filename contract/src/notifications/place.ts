import type { NoticeView } from './views.ts';

const bare = (username: string): string => username.replace(/^@/, '');

/**
 * Where a notice leads: the answer, the post, the requests, or whoever it came from. `own` is its reader's handle, `slug` the
 * network's.
 */
export const placeOf = (
  notice: Pick<
    NoticeView,
    'kind' | 'post_id' | 'comment_id' | 'from_username' | 'stream_id' | 'group_id' | 'thread_id' | 'message_id'
  >,
  own: string,
  slug: string,
): string => {
  const { kind, post_id: postId, comment_id: commentId, from_username: username } = notice;
  // Requests wait above the followers.
  if (kind === 'follow_request') return `/user/${bare(own)}/followers`;
  if (kind === 'payment' || kind === 'credit') return '/wallet';
  if (kind === 'ticket_refunded') return '/wallet?tab=tickets';
  if (kind === 'referral') return '/rewards';
  if (kind === 'badge_rests') return '/security';
  if (kind === 'scheduled_failed') return '/drafts?tab=scheduled';
  if (kind === 'launchpad_ready') return '/launch-token';
  if (kind === 'token_ready') return `/buy-${slug}`;
  if (notice.stream_id != null) return `/livestream/${notice.stream_id}`;
  if (notice.group_id != null && notice.thread_id != null)
    return `/group/${notice.group_id}?post=${notice.thread_id}&comment=${notice.message_id ?? ''}`;
  if (notice.group_id != null) return `/group/${notice.group_id}`;
  if (postId !== null) return commentId === null ? `/post/${postId}` : `/post/${postId}#comment-${commentId}`;
  if (username === null) return '/notifications';
  return kind === 'message' || kind === 'message_request' ? `/chat/${bare(username)}` : `/user/${bare(username)}`;
};
