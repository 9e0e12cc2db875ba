import type { Db, MemberId } from '#kernel';
import {
  exportBrowsers,
  exportIdentities,
  exportPasskeys,
  exportPassword,
  exportSessions,
  exportTwoFactor,
} from './data-rights.gen.ts';
import { describeDevice } from './safety/device.ts';

/** By table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  sessions: (await exportSessions(db, { memberId })).map((row) => ({ ...row, device: describeDevice(row.user_agent) })),
  identities: await exportIdentities(db, { memberId }),
  passkeys: await exportPasskeys(db, { memberId }),
  passwords: await exportPassword(db, { memberId }),
  two_factors: await exportTwoFactor(db, { memberId }),
  known_browsers: await exportBrowsers(db, { memberId }),
});
