import type { FollowEntry, FollowRequest } from '@wagram/contract/follows';
import { toMemberCard } from '#members';
import type { EntryRow } from './follows.gen.ts';
import type { SelectRequestsRow } from './requests.gen.ts';

export const toFollowEntry = (row: EntryRow): FollowEntry => ({
  bio: row.bio,
  followers_count: row.followers_count,
  followed_at: row.followed_at.toISOString(),
  is_following: row.is_following,
  is_requested: row.is_requested,
  ...toMemberCard(row),
});

export const toFollowRequest = (row: SelectRequestsRow): FollowRequest => ({
  bio: row.bio,
  followers_count: row.followers_count,
  requested_at: row.requested_at.toISOString(),
  is_following: row.is_following,
  ...toMemberCard(row),
});
