import { GROUP_TOGGLES, SLOW_SECONDS_DEFAULT, type GroupCategory } from '@wagram/contract/groups';
import type { Db, MemberId } from '#kernel';
import { seedGroupTalk, type SeedGroupTalk } from '#messages';
import { settingsOf } from './saying/draft.ts';
import { insertGroup } from './groups.gen.ts';
import { insertRequest } from './running/members.gen.ts';

export interface SeedGroup extends SeedGroupTalk {
  description: string;
  category: GroupCategory;
  tags: readonly string[];
  privacy: 'public' | 'private';
  /** Who waits to be let in. */
  requests: readonly MemberId[];
}

/** A group of the past; what is there already is left alone. */
export const seedGroup = async (tx: Db, group: SeedGroup): Promise<void> => {
  if (!(await seedGroupTalk(tx, group))) return;
  const { id: groupId, description, category, tags, privacy, begunAt } = group;
  const switches = { ...GROUP_TOGGLES, slowSeconds: SLOW_SECONDS_DEFAULT };
  await insertGroup(tx, {
    groupId,
    ...settingsOf({ ...switches, words: [], description, category, tags: [...tags], privacy }),
  });
  const now = group.words.at(-1)?.at ?? begunAt;
  for (const memberId of group.requests) await insertRequest(tx, { groupId, memberId, now });
};
