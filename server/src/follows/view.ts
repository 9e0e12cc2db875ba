import type { FollowEntry, FollowRequest } from '@house/contract/follows';
import { toMemberCard } from '#members';
import type { EntryRow } from './queries.ts';
import type { RequestRow } from './request-queries.ts';

export const toFollowEntry = (row: EntryRow): FollowEntry => ({
  ...toMemberCard(row),
  bio: row.bio,
  followers_count: row.followers_count,
  followed_at: row.followed_at.toISOString(),
  is_following: row.is_following,
  is_requested: row.is_requested,
});

export const toFollowRequest = (row: RequestRow): FollowRequest => ({
  ...toMemberCard(row),
  bio: row.bio,
  followers_count: row.followers_count,
  requested_at: row.requested_at.toISOString(),
  is_following: row.is_following,
});
