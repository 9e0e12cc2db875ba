import type { Db, MemberId } from '#kernel';
import { eraseContacts } from './contact.gen.ts';
import { eraseDigests } from './digests.gen.ts';

export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of [eraseDigests, eraseContacts]) await erase(tx, { memberId });
};
