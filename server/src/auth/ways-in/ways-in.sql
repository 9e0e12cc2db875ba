-- What somebody proves with who they are: passwords, other services, authenticators, passkeys.

-- name: selectPassword :maybe
select hash from passwords where member_id = :member_id;

-- name: upsertPassword :exec
insert into passwords (member_id, hash, changed_at) values (:member_id, :hash, :now)
on conflict (member_id) do update set hash = excluded.hash, changed_at = excluded.changed_at;

-- name: removePassword :exec
delete from passwords where member_id = :member_id;

-- name: selectIdentityOwner :maybe
select member_id from identities where provider = :provider and subject = :subject;

-- name: selectIdentities :many
select provider, subject from identities where member_id = :member_id;

-- name: addIdentity :exec
-- Nothing when the identity, or the member's place for one of this provider, is taken already.
insert into identities (provider, subject, member_id, created_at) values (:provider, :subject, :member_id, :now)
on conflict do nothing;

-- name: removeIdentities :exec
delete from identities where member_id = :member_id;

-- name: selectTwoFactor :maybe
select member_id, secret, enabled from two_factors where member_id = :member_id;

-- name: upsertTwoFactor :exec
-- A fresh secret, not yet in force. Nothing when one is.
insert into two_factors (member_id, secret, enabled, last_step, created_at) values (:member_id, :secret, false, 0, :now)
on conflict (member_id) do update
  set secret = excluded.secret, enabled = false, last_step = 0, created_at = excluded.created_at
  where not two_factors.enabled;

-- name: enableTwoFactor :exec
update two_factors set enabled = true where member_id = :member_id;

-- name: burnStep :exec
-- A time step works once: the row moves forward in one statement, so of two equal codes at once one wins. A step further
-- ahead than any code that is right now was burned by a clock that has been put back since.
update two_factors set last_step = :step
where member_id = :member_id and (last_step < :step or last_step > :furthest);

-- name: removeTwoFactor :maybe
delete from two_factors where member_id = :member_id returning enabled;

-- name: countBackupCodes :one
select count(*)::int as count from backup_codes where member_id = :member_id;

-- name: insertBackupCodes :exec
insert into backup_codes (member_id, code_hash) select :member_id::uuid, code_hash from unnest(:hashes::text[]) code_hash;

-- name: removeBackupCodes :exec
delete from backup_codes where member_id = :member_id;

-- name: burnBackupCode :exec
delete from backup_codes where member_id = :member_id and code_hash = :code_hash;

-- macro: passkey_columns()
id, member_id, credential_id, public_key, counter::float8 as counter, transports, name, created_at, last_used_at

-- name: selectPasskeys :many
-- row: PasskeyRow
select passkey_columns()
from passkeys where member_id = :member_id order by created_at desc;

-- name: selectPasskey :maybe
-- row: PasskeyRow
select passkey_columns()
from passkeys where credential_id = :credential_id;

-- name: insertPasskey :maybe
-- row: PasskeyRow
insert into passkeys (id, member_id, credential_id, public_key, counter, transports, name, created_at)
values (:id, :member_id, :credential_id, :public_key, :counter, :transports, :name, :now)
on conflict do nothing
returning passkey_columns();

-- name: updatePasskeyUse :exec
update passkeys set counter = :counter, last_used_at = :now where id = :id;

-- name: deletePasskey :exec
delete from passkeys where member_id = :member_id and id = :id;

-- name: removePasskeys :exec
delete from passkeys where member_id = :member_id;

-- name: upsertBrowsers :exec
insert into known_browsers (member_id, mark, seen_at) select :member_id::uuid, mark, :now::timestamptz from unnest(:marks::text[]) mark
on conflict (member_id, mark) do update set seen_at = excluded.seen_at;

-- name: deleteOldBrowsers :exec
delete from known_browsers where seen_at < :before;
