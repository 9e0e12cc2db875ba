import type { Db, MemberId } from '#kernel';
import { exportChallenges, exportContacts, exportLinked } from './data-rights.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({
  linked_addresses: await exportLinked(db, { memberId }),
  link_challenges: await exportChallenges(db, { memberId }),
  wallet_contacts: await exportContacts(db, { memberId }),
});
