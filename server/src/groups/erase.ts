import type { Db, MemberId } from '#kernel';
import { deleteTalk, lockTalk, selectHeir, updateRole } from '#messages';
import {
  clearHeldForwards,
  eraseBans,
  eraseBots,
  eraseHeld,
  eraseInvites,
  eraseRequests,
  forgetBanner,
} from './data-rights.gen.ts';
import { selectOwned } from './groups.gen.ts';

/** What others live in goes on under another owner; what nobody is left in goes. Their seats go with messages. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const { id } of await selectOwned(tx, { memberId })) {
    if ((await lockTalk(tx, { id })) === undefined) continue;
    const heir = await selectHeir(tx, { conversationId: id, ownerId: memberId });
    if (heir === undefined) await deleteTalk(tx, { id });
    else {
      await updateRole(tx, { conversationId: id, memberId, role: 'member' });
      await updateRole(tx, { conversationId: id, memberId: heir.member_id, role: 'owner' });
    }
  }
  const erasures = [eraseRequests, eraseBans, forgetBanner, eraseHeld, clearHeldForwards, eraseInvites, eraseBots];
  for (const erase of erasures) await erase(tx, { memberId });
};
