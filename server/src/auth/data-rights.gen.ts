// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type IdentityProvider, type MemberId, type SessionKind } from '#kernel';

export interface ExportSessionsRow {
  kind: SessionKind;
  user_agent: string | null;
  address: string | null;
  language: string | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export const exportSessions = many<{ memberId: MemberId }, ExportSessionsRow>(
  'auth_export_sessions',
  `select kind, user_agent, address, language, created_at, last_seen_at, expires_at from sessions where member_id = $1 order by id`,
  (p) => [p.memberId],
);

export interface ExportIdentitiesRow {
  provider: IdentityProvider;
  subject: string;
  created_at: Date;
}

export const exportIdentities = many<{ memberId: MemberId }, ExportIdentitiesRow>(
  'auth_export_identities',
  `select provider, subject, created_at from identities where member_id = $1 order by provider`,
  (p) => [p.memberId],
);

export interface ExportPasskeysRow {
  name: string;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

export const exportPasskeys = many<{ memberId: MemberId }, ExportPasskeysRow>(
  'auth_export_passkeys',
  `select name, transports, created_at, last_used_at from passkeys where member_id = $1 order by id`,
  (p) => [p.memberId],
);

export interface ExportPasswordRow {
  changed_at: Date;
}

export const exportPassword = many<{ memberId: MemberId }, ExportPasswordRow>(
  'auth_export_password',
  `select changed_at from passwords where member_id = $1`,
  (p) => [p.memberId],
);

export interface ExportTwoFactorRow {
  enabled: boolean;
  created_at: Date;
}

export const exportTwoFactor = many<{ memberId: MemberId }, ExportTwoFactorRow>(
  'auth_export_two_factor',
  `select enabled, created_at from two_factors where member_id = $1`,
  (p) => [p.memberId],
);

export interface ExportBrowsersRow {
  known_by: string;
  seen_at: Date;
}

export const exportBrowsers = many<{ memberId: MemberId }, ExportBrowsersRow>(
  'auth_export_browsers',
  `select split_part(mark, ':', 1) as known_by, seen_at from known_browsers where member_id = $1 order by seen_at, mark`,
  (p) => [p.memberId],
);

export const eraseTickets = exec<{ memberId: MemberId }>(
  'auth_erase_tickets',
  `delete from tickets where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseBrowsers = exec<{ memberId: MemberId }>(
  'auth_erase_browsers',
  `delete from known_browsers where member_id = $1`,
  (p) => [p.memberId],
);
