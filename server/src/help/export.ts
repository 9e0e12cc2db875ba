import type { Db, MemberId } from '#kernel';
import { exportContacts } from './contact.gen.ts';
import { exportDigests } from './digests.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({
  digests: await exportDigests(db, { memberId }),
  contact_messages: await exportContacts(db, { memberId }),
});
