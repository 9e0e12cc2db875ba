import { statement, type Db } from '#kernel';

const deleteBlocks = statement('block_erase', 'delete from blocks where blocker_id = $1 or blocked_id = $1');
const deleteMutes = statement('mute_erase', 'delete from mutes where member_id = $1 or muted_id = $1');

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteBlocks(tx, memberId);
  await deleteMutes(tx, memberId);
};
