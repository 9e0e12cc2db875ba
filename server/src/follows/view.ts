import type { FollowEntry } from '@house/contract/follows';
import { toBadge } from '#members';
import type { EntryRow } from './queries.ts';

export const toFollowEntry = (row: EntryRow): FollowEntry => ({
  id: row.id,
  username: row.username,
  displayName: row.display_name,
  avatar_url: row.avatar_url,
  bio: row.bio,
  verified: row.verified,
  badge: toBadge({ ...row, verifiedBy: row.verified_by }),
  followers_count: row.followers_count,
  followed_at: row.followed_at.toISOString(),
  is_following: row.is_following,
});
