import { statement, type Db } from '#kernel';

const deleteCreator = statement('creator_erase', 'delete from creators where member_id = $1');

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteCreator(tx, memberId);
};
