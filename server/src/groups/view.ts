import type { GroupCard, GroupView } from '@wagram/contract/groups';
import type { MemberCard } from '@wagram/contract/members';
import { toMemberCard } from '#members';
import type { GroupCardRow, GroupRow } from './groups.gen.ts';

export const toGroupCard = (row: GroupCardRow): GroupCard => ({
  id: row.id,
  kind: row.kind,
  name: row.title,
  description: row.description,
  category: row.category,
  tags: row.tags,
  avatar_url: row.avatar_url,
  privacy: row.privacy,
  members_count: row.members_count,
  created_at: row.created_at.toISOString(),
  role: row.role,
  is_requested: row.is_requested,
  is_banned: row.is_banned,
});

const toOwner = (row: GroupRow): MemberCard | null => {
  const { owner_id: id, owner_username: username, owner_name: name } = row;
  if (id === null || username === null || name === null) return null;
  return toMemberCard({
    id,
    username,
    display_name: name,
    avatar_url: row.owner_avatar_url,
    verified: row.owner_verified === true,
    verified_by: row.owner_verified_by,
    platinum: row.owner_platinum === true,
  });
};

const canWrite = ({ kind, role }: GroupRow): boolean =>
  role !== null && (kind === 'group' || role === 'owner' || role === 'admin');

export const toGroupView = (row: GroupRow): GroupView => ({
  ...toGroupCard(row),
  memberLimit: row.member_limit,
  mediaSharing: row.media_sharing,
  voiceMessages: row.voice_messages,
  pollsVoting: row.polls_voting,
  botIntegration: row.bot_integration,
  autoModeration: row.auto_moderation,
  slowMode: row.slow_mode,
  messageApproval: row.message_approval,
  comments: row.kind === 'channel' && row.comments,
  slowSeconds: row.slow_seconds,
  words: row.role === null || row.role === 'member' ? [] : row.words,
  owner: toOwner(row),
  can_write: canWrite(row),
  requests_count: row.requests_count,
  held_count: row.held_count,
});
