import { statement, type Db } from '#kernel';

const deleteNotices = statement('notice_erase', 'delete from notices where member_id = $1 or from_id = $1');
const deleteMarks = statement('notice_marks_erase', 'delete from notice_marks where member_id = $1');
const deleteDevices = statement('push_erase', 'delete from push_subscriptions where member_id = $1');

/** What they were told, and what others were told of them. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteNotices(tx, memberId);
  await deleteDevices(tx, memberId);
  await deleteMarks(tx, memberId);
};
