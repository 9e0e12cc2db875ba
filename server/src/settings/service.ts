import { toChoices, WAITLISTS, type Choices, type SomeChoices, type Waitlist } from '@wagram/contract/settings';
import type { Db, App } from '#kernel';
import { answerAll, selectChoices, selectWaiting, upsertChoices } from './queries.ts';

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

/** How many wait for each thing. */
export const countWaiting = (db: Db): Promise<{ wish: Waitlist; waiting: number }[]> => selectWaiting(db, WAITLISTS);

/** D26: everybody who waits is told once. Answers how many. */
export const answerWaitlist = async (app: App, waitlist: Waitlist, message: string, now: Date): Promise<number> => {
  const [row] = await answerAll(app.db, waitlist, message, now);
  app.events.wake();
  return row?.told ?? 0;
};
