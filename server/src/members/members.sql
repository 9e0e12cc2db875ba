-- A member is found, made and held.

-- name: selectById :maybe
-- row: Member
select member_columns(m) from members m where m.id = :id;

-- name: selectByHandle :maybe
-- The handle has its @ and is in lower case.
-- row: Member
select member_columns(m) from members m where lower(m.username) = :handle;

-- name: selectByEmail :maybe
-- row: Member
select member_columns(m) from members m where m.email = :email;

-- name: selectByTwitterId :maybe
-- row: Member
select member_columns(m) from members m where m.twitter_id = :twitter_id;

-- name: selectHandlesLike :many
select username from members where lower(username) like :pattern;

-- name: insertOne :maybe
-- No row when a unique rule (handle, e-mail, X id) stands in the way.
-- row: Member
insert into members as m (id, username, display_name, email, email_verified_at, bio, avatar_url, verified, verified_by,
  signup_number, invited_by, twitter_id, twitter_username, twitter_link, twitter_followers_count, host, demo,
  created_at, updated_at)
values (:id, :username, :display_name, :email, :email_verified_at, :bio, :avatar_url, :verified, :verified_by,
  :signup_number, :invited_by, :twitter_id, :twitter_username, :twitter_link, :twitter_followers_count, :host, :demo,
  :created_at, :updated_at)
on conflict do nothing
returning member_columns(m);

-- name: lockPair :exec
-- In the order of their ids, so that nobody waits for each other: what is written about the pair until the end of the
-- transaction has seen every block, follow and change of privacy that came before.
select id from members where id in (:member_id, :other_id) order by id for no key update;
