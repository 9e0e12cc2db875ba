import { statement, type Db } from '#kernel';
import { findHeir, lockTalk, removeTalk, setRole } from '#messages';
import { selectOwned } from './queries.ts';

const deleteRequests = statement('group_request_erase', 'delete from group_requests where member_id = $1');
const deleteBans = statement('group_ban_erase', 'delete from group_bans where member_id = $1');
const forgetBanner = statement('group_ban_forget', 'update group_bans set banned_by = null where banned_by = $1');
const deleteHeld = statement('held_erase', 'delete from held_messages where sender_id = $1');
const deleteInvites = statement('group_invite_erase', 'delete from group_invites where made_by = $1');
const deleteBots = statement('group_bot_erase', 'delete from group_bots where made_by = $1');

/** What others live in goes on under another owner; what nobody is left in goes. Their seats go with messages. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  for (const { id } of await selectOwned(tx, memberId)) {
    if ((await lockTalk(tx, id)) === null) continue;
    const heir = await findHeir(tx, id, memberId);
    if (heir === null) await removeTalk(tx, id);
    else {
      await setRole(tx, id, memberId, 'member');
      await setRole(tx, id, heir, 'owner');
    }
  }
  for (const erase of [deleteRequests, deleteBans, forgetBanner, deleteHeld, deleteInvites, deleteBots])
    await erase(tx, memberId);
};
