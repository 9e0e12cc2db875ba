import type { Db } from '#kernel';
import { findHeir, lockTalk, removeTalk, setRole } from '#messages';
import { eraseBans, eraseBots, eraseHeld, eraseInvites, eraseRequests, forgetBanner } from './data-rights.gen.ts';
import { selectOwned } from './groups.gen.ts';

/** What others live in goes on under another owner; what nobody is left in goes. Their seats go with messages. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  for (const { id } of await selectOwned(tx, { memberId })) {
    if ((await lockTalk(tx, id)) === null) continue;
    const heir = await findHeir(tx, id, memberId);
    if (heir === null) await removeTalk(tx, id);
    else {
      await setRole(tx, id, memberId, 'member');
      await setRole(tx, id, heir, 'owner');
    }
  }
  for (const erase of [eraseRequests, eraseBans, forgetBanner, eraseHeld, eraseInvites, eraseBots])
    await erase(tx, { memberId });
};
