/** One entry of the cache for each group, and one for each list about it. */
export const groupKey = (id: string) => ['groups', id, 'one'] as const;
export const anyOfGroupKey = (id: string) => ['groups', id] as const;
export const listKey = (id: string, list: 'members' | 'bans' | 'requests' | 'invites' | 'bots' | 'held') =>
  ['groups', id, list] as const;
export const inviteKey = (code: string) => ['groups', 'invite', code] as const;
