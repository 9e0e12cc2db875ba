-- Where somebody is signed in. The database keeps the hash of a token, never the token.

-- name: insertSession :exec
insert into sessions (id, member_id, token_hash, kind, user_agent, address, language, created_at, last_seen_at, expires_at)
values (:id, :member_id, :token_hash, :kind, :user_agent, :address, :language, :now, :now, :expires_at);

-- name: deleteSurplusSessions :exec
-- The oldest make room when there are too many; what has expired goes with them.
delete from sessions where member_id = :member_id and (expires_at < :now or id in (
  select id from sessions where member_id = :member_id order by last_seen_at desc, id desc offset :most
));

-- name: selectSession :maybe
select s.id, s.member_id, m.demo, m.username, m.state = 'suspended' as suspended,
  case when m.email_verified_at is not null then m.email end as verified_email, s.last_seen_at, s.expires_at
from sessions s join members m on m.id = s.member_id where s.token_hash = :token_hash;

-- name: selectHeldSessions :many
-- Those that are still good, of many.
select s.id from sessions s join members m on m.id = s.member_id
where s.id = any(:ids) and s.expires_at > :now and m.state = 'active';

-- name: updateSeen :exec
update sessions set last_seen_at = :now, expires_at = :expires_at where id = :id;

-- name: selectSessions :many
-- The one that asks comes first.
select id, kind, user_agent, address, created_at, last_seen_at from sessions
where member_id = :member_id and expires_at > :now
order by id = :current_id desc, last_seen_at desc, id limit 50;

-- name: selectBeginning :maybe
select created_at from sessions where id = :id and member_id = :member_id;

-- name: selectAddresses :many
-- Where the owner of a mailbox is signed in.
select distinct s.address as "address!" from sessions s join members m on m.id = s.member_id
where m.email = :email! and s.address is not null;

-- name: deleteSession :exec
delete from sessions where member_id = :member_id and id = :id;

-- name: deleteSessionByToken :exec
delete from sessions where token_hash = :token_hash;

-- name: deleteOtherSessions :exec
-- All of a member but one; with null, all.
delete from sessions where member_id = :member_id and id is distinct from :keep_id?;

-- name: lockOwnSession :maybe
select id from sessions where id = :id and member_id = :member_id for share;

-- name: lockSessions :many
-- Nobody adds a way in until the transaction ends.
select id from sessions where member_id = :member_id for update;
