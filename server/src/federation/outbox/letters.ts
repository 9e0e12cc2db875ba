import { jobKind, newId, type App, type Db, type FederationLetterId, type MemberId } from '#kernel';
import { withContext, type Document } from '../documents/context.ts';
import { selectSlow } from '../peers/hosts.gen.ts';
import { insertLetter, takeLetters } from './letters.gen.ts';

export interface Delivery {
  readonly letterId: FederationLetterId;
  readonly inbox: string;
}

/** One letter to one place. One after the other for each server. */
export const delivery = jobKind<Delivery>('federation.deliver');
/** The same for servers that take their time, so that nobody else waits for them. */
export const patientDelivery = jobKind<Delivery>('federation.deliver_patiently');
/** Makes deliveries of the letters that have been written. */
export const handingOut = jobKind('federation.hand_out');

/** In the transaction of what it tells. Nobody who would read it: nothing is written. */
export const writeLetter = async (
  { jobs, clock }: Pick<App, 'jobs' | 'clock'>,
  tx: Db,
  memberId: MemberId,
  activity: Document,
  inboxes: readonly string[],
): Promise<void> => {
  if (inboxes.length === 0) return;
  const now = clock.now();
  await insertLetter(tx, { id: newId(), memberId, body: JSON.stringify(withContext(activity)), inboxes, now });
  await jobs.enqueue(tx, handingOut, {}, { key: handingOut.name });
};

export const handOut = async ({ jobs }: Pick<App, 'jobs'>, tx: Db): Promise<number> => {
  const letters = (await takeLetters(tx)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const deliveries = letters.flatMap(({ id, inboxes }) =>
    inboxes.map((inbox) => ({ payload: { letterId: id, inbox }, lane: new URL(inbox).host })),
  );
  if (deliveries.length === 0) return letters.length;
  const names = [...new Set(deliveries.map(({ lane }) => lane))];
  const slow = new Set((await selectSlow(tx, { names })).map(({ name }) => name));
  for (const [kind, isSlow] of [
    [delivery, false],
    [patientDelivery, true],
  ] as const)
    await jobs.enqueueInLanes(
      tx,
      kind,
      deliveries.filter(({ lane }) => slow.has(lane) === isSlow),
    );
  return letters.length;
};
