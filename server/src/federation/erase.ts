import { newId, type Db, type MemberId } from '#kernel';
import { Addresses } from './addresses.ts';
import { eraseActor, eraseMoves, selectFarewell } from './data-rights.gen.ts';
import { deleteOf } from './documents/activities.ts';
import { withContext } from './documents/context.ts';
import { insertLetter } from './outbox/letters.gen.ts';

/** Their followers elsewhere are told that they have gone, and to forget them. Their key is kept until that is delivered. */
export const eraseOf = async (tx: Db, memberId: MemberId, now: Date): Promise<void> => {
  const farewell = await selectFarewell(tx, { memberId });
  if (farewell !== undefined) {
    const actor = new Addresses(farewell.origin).member(memberId);
    const body = JSON.stringify(withContext(deleteOf(actor, actor)));
    await insertLetter(tx, { id: newId(), memberId, body, inboxes: farewell.inboxes, now });
  }
  await eraseActor(tx, { memberId });
  await eraseMoves(tx, { memberId });
};
