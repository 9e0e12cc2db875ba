import type { ConversationId } from '@wagram/contract/kernel';

/** One entry of the cache for each group, and one for each list about it. */
export const groupKey = (id: ConversationId) => ['groups', id, 'one'] as const;
export const anyOfGroupKey = (id: ConversationId) => ['groups', id] as const;
export const listKey = (id: ConversationId, list: 'members' | 'bans' | 'requests' | 'invites' | 'bots' | 'held') =>
  ['groups', id, list] as const;
export const inviteKey = (code: string) => ['groups', 'invite', code] as const;
