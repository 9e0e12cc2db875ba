import type { GroupView } from '@wagram/contract/groups';
import { conversationId } from './messages.ts';
import { person } from './people.ts';

/** A group of Ana's to test with: group({ role: 'member' }). */
export const group = (change: Partial<GroupView> = {}): GroupView => ({
  id: conversationId,
  kind: 'group',
  name: 'Hikers',
  description: 'Slow walks, good coffee',
  category: 'Sports',
  tags: ['hiking'],
  avatar_url: null,
  privacy: 'public',
  members_count: 2,
  created_at: '2026-01-01T12:00:00.000Z',
  role: 'owner',
  is_requested: false,
  is_banned: false,
  memberLimit: 500,
  mediaSharing: true,
  voiceMessages: true,
  pollsVoting: true,
  botIntegration: false,
  autoModeration: false,
  slowMode: false,
  messageApproval: false,
  comments: false,
  slowSeconds: 30,
  words: [],
  owner: person('ana'),
  can_write: true,
  requests_count: 0,
  held_count: 0,
  ...change,
});
