import { statement, type Db } from '#kernel';

const deleteAbout = statement(
  'report_erase_about',
  `delete from reports where target_id = $1 or target_id in (select id from posts where member_id = $1)
     or target_id in (select id from comments where member_id = $1)`,
);
/** What waits for a decision still does, without a name and without their words. */
const clearOpen = statement(
  'report_erase_open',
  `update reports set reporter_id = null, note = null where reporter_id = $1 and state = 'open'`,
);
const deleteMade = statement('report_erase_made', 'delete from reports where reporter_id = $1');
const deleteAppeals = statement('appeal_erase', 'delete from appeals where member_id = $1');

/** Before posts and comments go. The log stays as it is: its ids then point nowhere (decision 0034). */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteAbout(tx, memberId);
  await clearOpen(tx, memberId);
  await deleteMade(tx, memberId);
  await deleteAppeals(tx, memberId);
};
