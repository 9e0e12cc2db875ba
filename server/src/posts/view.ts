import type { PostView } from '@wagram/contract/posts';
import { toMediaView } from '#media';
import { badgeOf } from '#members';
import type { PostRow } from './rows.ts';

/** DATA-02: each count under both of its documented names. */
export const toPostView = (row: PostRow): PostView => ({
  id: row.id,
  user_id: row.member_id,
  userId: row.member_id,
  username: row.username,
  displayName: row.display_name,
  avatar_url: row.avatar_url,
  verified: row.verified,
  badge: badgeOf(row),
  content: row.content,
  facets: row.facets,
  image_url: row.image_url,
  media: toMediaView(row.image_url, row.media),
  likes: row.likes_count,
  likes_count: row.likes_count,
  replies: row.comments_count,
  comments_count: row.comments_count,
  shares: row.shares_count,
  shares_count: row.shares_count,
  gifts: row.gifts_count,
  gifts_total: row.gifts_total,
  created_at: row.created_at.toISOString(),
  liked: row.liked,
  bookmarked: row.bookmarked,
  hidden: row.hidden_at !== null,
});
