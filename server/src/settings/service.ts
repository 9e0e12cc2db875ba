import { toChoices, WAITLISTS, type Choices, type SomeChoices, type Waitlist } from '@wagram/contract/settings';
import { toJson, type Db, type App, type MemberId } from '#kernel';
import { answerAll, countWaitlists, selectChoices, setDigestsOff, upsertChoices } from './settings.gen.ts';

/** Of everybody who is asked for, also of those who never chose. */
export const choicesOf = async (db: Db, memberIds: readonly MemberId[]): Promise<Map<MemberId, Choices>> => {
  const rows = await selectChoices(db, { memberIds });
  const stored = new Map<MemberId, SomeChoices>(rows.map((row) => [row.member_id, row.choices]));
  return new Map(memberIds.map((id) => [id, toChoices(stored.get(id))]));
};

export const changeChoices = async (db: Db, memberId: MemberId, change: SomeChoices, now: Date): Promise<Choices> =>
  toChoices((await upsertChoices(db, { memberId, change: toJson(change), now })).choices);

export const switchOffDigests = async (db: Db, memberId: MemberId, now: Date): Promise<void> => {
  await setDigestsOff(db, { memberId, now });
};

/** How many wait for each thing. */
export const countWaiting = async (db: Db): Promise<{ wish: Waitlist; waiting: number }[]> => {
  const rows = await countWaitlists(db, { waitlists: WAITLISTS });
  const counts = new Map(rows.map((row) => [row.waitlist, row.waiting]));
  return WAITLISTS.map((waitlist) => ({ wish: waitlist, waiting: counts.get(waitlist) ?? 0 }));
};

/** D26: everybody who waits is told once. Answers how many. With `tx`, if what they wait for comes to be. */
export const answerWaitlist = async (
  app: App,
  waitlist: Waitlist,
  message: string,
  now: Date,
  tx: Db = app.db,
): Promise<number> => {
  const { told } = await answerAll(tx, { waitlist, message, now });
  app.events.wake();
  return told;
};
