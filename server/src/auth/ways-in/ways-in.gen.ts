// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type IdentityProvider, type Json, type MemberId, type PasskeyId } from '#kernel';

export interface SelectPasswordRow {
  hash: string;
}

export const selectPassword = maybe<{ memberId: MemberId }, SelectPasswordRow>(
  'auth_select_password',
  `select hash from passwords where member_id = $1`,
  (p) => [p.memberId],
);

export const upsertPassword = exec<{ memberId: MemberId; hash: string; now: Date }>(
  'auth_upsert_password',
  `insert into passwords (member_id, hash, changed_at) values ($1, $2, $3)
on conflict (member_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`,
  (p) => [p.memberId, p.hash, p.now],
);

export const removePassword = exec<{ memberId: MemberId }>(
  'auth_remove_password',
  `delete from passwords where member_id = $1`,
  (p) => [p.memberId],
);

export interface SelectIdentityOwnerRow {
  member_id: MemberId;
}

export const selectIdentityOwner = maybe<{ provider: IdentityProvider; subject: string }, SelectIdentityOwnerRow>(
  'auth_select_identity_owner',
  `select member_id from identities where provider = $1 and subject = $2`,
  (p) => [p.provider, p.subject],
);

export interface SelectIdentitiesRow {
  provider: IdentityProvider;
  subject: string;
}

export const selectIdentities = many<{ memberId: MemberId }, SelectIdentitiesRow>(
  'auth_select_identities',
  `select provider, subject from identities where member_id = $1`,
  (p) => [p.memberId],
);

/** Nothing when the identity, or the member's place for one of this provider, is taken already. */
export const addIdentity = exec<{ provider: IdentityProvider; subject: string; memberId: MemberId; now: Date }>(
  'auth_add_identity',
  `insert into identities (provider, subject, member_id, created_at) values ($1, $2, $3, $4)
on conflict do nothing`,
  (p) => [p.provider, p.subject, p.memberId, p.now],
);

export const removeIdentities = exec<{ memberId: MemberId }>(
  'auth_remove_identities',
  `delete from identities where member_id = $1`,
  (p) => [p.memberId],
);

export interface SelectTwoFactorRow {
  member_id: MemberId;
  secret: string;
  enabled: boolean;
}

export const selectTwoFactor = maybe<{ memberId: MemberId }, SelectTwoFactorRow>(
  'auth_select_two_factor',
  `select member_id, secret, enabled from two_factors where member_id = $1`,
  (p) => [p.memberId],
);

/** A fresh secret, not yet in force. Nothing when one is. */
export const upsertTwoFactor = exec<{ memberId: MemberId; secret: string; now: Date }>(
  'auth_upsert_two_factor',
  `insert into two_factors (member_id, secret, enabled, last_step, created_at) values ($1, $2, false, 0, $3)
on conflict (member_id) do update
  set secret = excluded.secret, enabled = false, last_step = 0, created_at = excluded.created_at
  where not two_factors.enabled`,
  (p) => [p.memberId, p.secret, p.now],
);

export const enableTwoFactor = exec<{ memberId: MemberId }>(
  'auth_enable_two_factor',
  `update two_factors set enabled = true where member_id = $1`,
  (p) => [p.memberId],
);

/** A time step works once: the row moves forward in one statement, so of two equal codes at once one wins. A step further ahead than any code that is right now was burned by a clock that has been put back since. */
export const burnStep = exec<{ step: bigint | number; memberId: MemberId; furthest: bigint | number }>(
  'auth_burn_step',
  `update two_factors set last_step = $1
where member_id = $2 and (last_step < $1 or last_step > $3)`,
  (p) => [p.step, p.memberId, p.furthest],
);

export interface RemoveTwoFactorRow {
  enabled: boolean;
}

export const removeTwoFactor = maybe<{ memberId: MemberId }, RemoveTwoFactorRow>(
  'auth_remove_two_factor',
  `delete from two_factors where member_id = $1 returning enabled`,
  (p) => [p.memberId],
);

export interface CountBackupCodesRow {
  count: number;
}

export const countBackupCodes = one<{ memberId: MemberId }, CountBackupCodesRow>(
  'auth_count_backup_codes',
  `select count(*)::int as count from backup_codes where member_id = $1`,
  (p) => [p.memberId],
);

export const insertBackupCodes = exec<{ memberId: MemberId; hashes: readonly string[] }>(
  'auth_insert_backup_codes',
  `insert into backup_codes (member_id, code_hash) select $1::uuid, code_hash from unnest($2::text[]) code_hash`,
  (p) => [p.memberId, p.hashes],
);

export const removeBackupCodes = exec<{ memberId: MemberId }>(
  'auth_remove_backup_codes',
  `delete from backup_codes where member_id = $1`,
  (p) => [p.memberId],
);

export const burnBackupCode = exec<{ memberId: MemberId; codeHash: string }>(
  'auth_burn_backup_code',
  `delete from backup_codes where member_id = $1 and code_hash = $2`,
  (p) => [p.memberId, p.codeHash],
);

export interface PasskeyRow {
  id: PasskeyId;
  member_id: MemberId;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export const selectPasskeys = many<{ memberId: MemberId }, PasskeyRow>(
  'auth_select_passkeys',
  `select id, member_id, credential_id, public_key, counter::float8 as counter, transports, name, created_at, last_used_at
from passkeys where member_id = $1 order by created_at desc`,
  (p) => [p.memberId],
);

export const selectPasskey = maybe<{ credentialId: string }, PasskeyRow>(
  'auth_select_passkey',
  `select id, member_id, credential_id, public_key, counter::float8 as counter, transports, name, created_at, last_used_at
from passkeys where credential_id = $1`,
  (p) => [p.credentialId],
);

export const insertPasskey = maybe<{ id: PasskeyId; memberId: MemberId; credentialId: string; publicKey: string; counter: bigint | number; transports: Json<string[]>; name: string; now: Date }, PasskeyRow>(
  'auth_insert_passkey',
  `insert into passkeys (id, member_id, credential_id, public_key, counter, transports, name, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict do nothing
returning id, member_id, credential_id, public_key, counter::float8 as counter, transports, name, created_at, last_used_at`,
  (p) => [p.id, p.memberId, p.credentialId, p.publicKey, p.counter, p.transports, p.name, p.now],
);

export const updatePasskeyUse = exec<{ counter: bigint | number; now: Date | null; id: PasskeyId }>(
  'auth_update_passkey_use',
  `update passkeys set counter = $1, last_used_at = $2 where id = $3`,
  (p) => [p.counter, p.now, p.id],
);

export const deletePasskey = exec<{ memberId: MemberId; id: PasskeyId }>(
  'auth_delete_passkey',
  `delete from passkeys where member_id = $1 and id = $2`,
  (p) => [p.memberId, p.id],
);

export const removePasskeys = exec<{ memberId: MemberId }>(
  'auth_remove_passkeys',
  `delete from passkeys where member_id = $1`,
  (p) => [p.memberId],
);

export const upsertBrowsers = exec<{ memberId: MemberId; now: Date; marks: readonly string[] }>(
  'auth_upsert_browsers',
  `insert into known_browsers (member_id, mark, seen_at) select $1::uuid, mark, $2::timestamptz from unnest($3::text[]) mark
on conflict (member_id, mark) do update set seen_at = excluded.seen_at`,
  (p) => [p.memberId, p.now, p.marks],
);

export const deleteOldBrowsers = exec<{ before: Date }>(
  'auth_delete_old_browsers',
  `delete from known_browsers where seen_at < $1`,
  (p) => [p.before],
);
