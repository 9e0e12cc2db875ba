-- Activities that have been taken in.

-- name: insertHeard :exec
-- Nothing is written for one that was heard before.
insert into federation_heard (uri, heard_at) values (:uri, :now) on conflict do nothing;

-- name: deleteOldHeard :exec
delete from federation_heard where ctid = any(array(
  select ctid from federation_heard where heard_at < :before order by heard_at limit 20000
));
