import { statement, type Db } from '#kernel';
import { describeDevice } from './device.ts';

const selectSessions = statement<{ user_agent: string | null }>(
  'session_export',
  'select kind, user_agent, address, created_at, last_seen_at, expires_at from sessions where member_id = $1 order by id',
);
const selectIdentities = statement(
  'identity_export',
  'select provider, subject, created_at from identities where member_id = $1 order by provider',
);
const selectPasskeys = statement(
  'passkey_export',
  'select name, transports, created_at, last_used_at from passkeys where member_id = $1 order by id',
);
const selectPassword = statement('password_export', 'select changed_at from passwords where member_id = $1');
const selectTwoFactor = statement(
  'two_factor_export',
  'select enabled, created_at from two_factors where member_id = $1',
);

const selectBrowsers = statement(
  'known_browser_export',
  `select split_part(mark, ':', 1) as known_by, seen_at from known_browsers where member_id = $1 order by seen_at, mark`,
);

/** By table, and without secrets: an archive may lie around. */
export const exportOf = async (db: Db, memberId: string) => ({
  sessions: (await selectSessions(db, memberId)).map((row) => ({ ...row, device: describeDevice(row.user_agent) })),
  identities: await selectIdentities(db, memberId),
  passkeys: await selectPasskeys(db, memberId),
  passwords: await selectPassword(db, memberId),
  two_factors: await selectTwoFactor(db, memberId),
  known_browsers: await selectBrowsers(db, memberId),
});
