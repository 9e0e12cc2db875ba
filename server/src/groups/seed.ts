import { GROUP_TOGGLES, SLOW_SECONDS_DEFAULT, type GroupCategory } from '@wagram/contract/groups';
import type { Db } from '#kernel';
import { seedGroupTalk, type SeedGroupTalk } from '#messages';
import { settingsOf } from './draft.ts';
import { insertRequest } from './member-queries.ts';
import { insertGroup } from './queries.ts';

export interface SeedGroup extends SeedGroupTalk {
  description: string;
  category: GroupCategory;
  tags: readonly string[];
  privacy: 'public' | 'private';
  /** Who waits to be let in. */
  requests: readonly string[];
}

/** A group of the past; what is there already is left alone. */
export const seedGroup = async (tx: Db, group: SeedGroup): Promise<void> => {
  if (!(await seedGroupTalk(tx, group))) return;
  const { description, category, tags, privacy } = group;
  const settings = { ...GROUP_TOGGLES, slowSeconds: SLOW_SECONDS_DEFAULT } as const;
  await insertGroup(
    tx,
    group.id,
    ...settingsOf({ ...settings, words: [], description, category, tags: [...tags], privacy }),
  );
  for (const memberId of group.requests) await insertRequest(tx, group.id, memberId, group.words.at(-1)?.at);
};
