-- What people write to the operators.

-- name: insertContact :exec
insert into contact_messages (id, member_id, email, message, created_at) values (:id, :member_id, :email, :message, :now);

-- name: selectContacts :many
select c.id, c.email, m.username, c.message, c.created_at from contact_messages c
left join members m on m.id = c.member_id where c.closed_at is null and c.id > :after order by c.id limit :count;

-- name: updateClosed :exec
-- Closing twice is closing once.
update contact_messages set closed_at = coalesce(closed_at, :now) where id = :id;

-- name: deleteDone :exec
-- What is done with is nobody's business any more.
delete from contact_messages where closed_at < :now::timestamptz - interval '30 days';

-- name: exportContacts :many
select email, message, created_at, closed_at from contact_messages where member_id = :member_id! order by id;

-- name: eraseContacts :exec
delete from contact_messages where member_id = :member_id!;
