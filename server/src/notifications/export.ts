import { statement, type Db } from '#kernel';

const selectNotices = statement(
  'notice_export',
  `select n.kind, m.username as from, n.post_id, n.comment_id, n.details, n.read_at, n.created_at
   from notices n left join members m on m.id = n.from_id where n.member_id = $1 order by n.id`,
);
const selectMarks = statement(
  'notice_marks_export',
  'select read_until, seen_until from notice_marks where member_id = $1',
);
const selectDevices = statement(
  'push_export',
  'select endpoint, created_at from push_subscriptions where member_id = $1 order by id',
);

/** What the member was told, and the devices that are woken, by table. */
export const exportOf = async (db: Db, memberId: string) => ({
  notice_marks: await selectMarks(db, memberId),
  notices: await selectNotices(db, memberId),
  push_subscriptions: await selectDevices(db, memberId),
});
