import { toChoices, type Choices, type SomeChoices } from '@house/contract/settings';
import type { Db } from '#kernel';
import { selectChoices, upsertChoices } from './queries.ts';

/** Of everybody who is asked for, also of those who never chose. */
export const choicesOf = async (db: Db, memberIds: readonly string[]): Promise<Map<string, Choices>> => {
  const rows = await selectChoices(db, memberIds);
  const stored = new Map(rows.map((row) => [row.member_id, row.choices]));
  return new Map(memberIds.map((id) => [id, toChoices(stored.get(id))]));
};

export const changeChoices = async (db: Db, memberId: string, change: SomeChoices, now: Date): Promise<Choices> => {
  const [row] = await upsertChoices(db, memberId, JSON.stringify(change), now);
  return toChoices(row?.choices);
};
