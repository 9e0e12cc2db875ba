-- What is on its way to other servers.

-- name: insertLetter :exec
insert into federation_letters (id, member_id, body, inboxes, created_at)
values (:id, :member_id, :body, :inboxes::text[], :now);

-- name: takeLetters :many
-- Those that nobody has handed out yet; whoever takes them makes a job of each place they go to.
update federation_letters set inboxes = null
from (
  select l.id, l.inboxes from federation_letters l where l.inboxes is not null order by l.id limit 50 for update skip locked
) new
where federation_letters.id = new.id
returning new.id, new.inboxes as "inboxes!";

-- name: selectLetter :maybe
select member_id, body from federation_letters where id = :id;

-- name: deleteOldLetters :exec
delete from federation_letters where ctid = any(array(
  select ctid from federation_letters where created_at < :before and inboxes is null order by created_at limit 10000
));

-- name: selectFollowerInboxes :many
-- Where those who follow somebody from elsewhere read: once for each server that has one place for all.
select distinct coalesce(a.shared_inbox, a.inbox) as "inbox!"
from follows f join federation_actors a on a.member_id = f.follower_id
where f.following_id = :member_id and f.away;

-- name: selectHeardElsewhere :many
-- Of members who did something, those whom somebody elsewhere follows and who may be spoken of there; of those to whom it was
-- done, those who are elsewhere.
select m.id from members m
where m.id = any(:by) and m.host is null and not m.private and not m.demo and m.state = 'active'
  and exists (select 1 from follows f where f.following_id = m.id and f.away)
union all select m.id from members m where m.id = any(:done_to) and m.host is not null;

-- name: selectElsewhere :many
select id from members where id = any(:member_ids) and host is not null;
