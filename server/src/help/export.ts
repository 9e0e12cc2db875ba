import type { Db } from '#kernel';
import { exportContacts } from './contact.gen.ts';
import { exportDigests } from './digests.gen.ts';

export const exportOf = async (db: Db, memberId: string) => ({
  digests: await exportDigests(db, { memberId }),
  contact_messages: await exportContacts(db, { memberId }),
});
