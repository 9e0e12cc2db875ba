import type { Db, MemberId } from '#kernel';
import { exportDevices, exportMarks, exportNotices } from './data-rights.gen.ts';

/** What the member was told, and the devices that are woken, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  notice_marks: await exportMarks(db, { memberId }),
  notices: await exportNotices(db, { memberId }),
  push_subscriptions: await exportDevices(db, { memberId }),
});
