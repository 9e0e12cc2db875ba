-- What others call something that we keep.

-- name: selectUriOfPost :maybe
select uri from federation_objects where post_id = :post_id;

-- name: selectUriOfComment :maybe
select uri from federation_objects where comment_id = :comment_id;

-- name: selectObject :maybe
select post_id, comment_id from federation_objects where uri = :uri;

-- name: insertObject :exec
insert into federation_objects (uri, post_id, comment_id) values (:uri, :post_id, :comment_id) on conflict do nothing;
