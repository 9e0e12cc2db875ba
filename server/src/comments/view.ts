import type { CommentView } from '@wagram/contract/comments';
import { toMediaView } from '#media';
import { badgeOf } from '#members';
import type { CommentRow } from './comments.gen.ts';

export const toCommentView = (row: CommentRow): CommentView => ({
  id: row.id,
  post_id: row.post_id,
  parent_id: row.parent_id,
  user_id: row.member_id,
  username: row.username,
  displayName: row.display_name,
  avatar_url: row.avatar_url,
  verified: row.verified,
  badge: badgeOf(row),
  content: row.content,
  facets: row.facets,
  image_url: row.image_url,
  media: toMediaView(row.image_url, row.media),
  likes_count: row.likes_count,
  liked: row.liked,
  created_at: row.created_at.toISOString(),
});
