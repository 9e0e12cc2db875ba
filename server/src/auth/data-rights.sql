-- What a member may take along, and what is forgotten with them. Without secrets: an archive may lie around.

-- name: exportSessions :many
select kind, user_agent, address, language, created_at, last_seen_at, expires_at from sessions where member_id = :member_id order by id;

-- name: exportIdentities :many
select provider, subject, created_at from identities where member_id = :member_id order by provider;

-- name: exportPasskeys :many
select name, transports, created_at, last_used_at from passkeys where member_id = :member_id order by id;

-- name: exportPassword :many
select changed_at from passwords where member_id = :member_id;

-- name: exportTwoFactor :many
select enabled, created_at from two_factors where member_id = :member_id;

-- name: exportBrowsers :many
select split_part(mark, ':', 1) as known_by, seen_at from known_browsers where member_id = :member_id order by seen_at, mark;

-- name: eraseTickets :exec
delete from tickets where member_id = :member_id!;

-- name: eraseBrowsers :exec
delete from known_browsers where member_id = :member_id;
