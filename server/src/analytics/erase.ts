import { statement, type Db } from '#kernel';
import { forgetReactionsOf } from './seed.ts';

const deleteStandings = statement('standing_erase', 'delete from standings where member_id = $1');
const deleteDue = statement('standing_due_erase', 'delete from standings_due where member_id = $1');
const deleteDays = statement('activity_erase', 'delete from activity where member_id = $1');

/** Before the member's posts and reactions go, and in the same transaction: these are taken off what others have received. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await forgetReactionsOf(tx, memberId);
  await deleteDue(tx, memberId);
  await deleteStandings(tx, memberId);
  await deleteDays(tx, memberId);
};
