import { statement, type Db } from '#kernel';

const deleteSettings = statement('settings_erase', 'delete from settings where member_id = $1');

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteSettings(tx, memberId);
};
