import type { Db, MemberId } from '#kernel';
import { eraseBrowsers, eraseTickets } from './data-rights.gen.ts';
import { endOtherSessions } from './sessions/sessions.ts';
import {
  removeBackupCodes,
  removeIdentities,
  removePasskeys,
  removePassword,
  removeTwoFactor,
} from './ways-in/ways-in.gen.ts';

/** Every way in. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await endOtherSessions(tx, memberId, null);
  const ways = [removePassword, removeIdentities, removeBackupCodes, removeTwoFactor, removePasskeys];
  for (const erase of [...ways, eraseTickets, eraseBrowsers]) await erase(tx, { memberId });
};
