-- Pictures that lie on other servers: kept here for a while from when somebody looked.

-- name: insertPictures :exec
insert into federation_pictures (id, uri, post_id, comment_id, member_id)
select one.id, one.uri, :post_id?, :comment_id?, :member_id?
from unnest(:ids::uuid[], :uris::text[]) as one (id, uri);

-- name: selectPicture :maybe
select p.uri, p.member_id is not null as "is_face!", m.url, m.srcset
from federation_pictures p left join media m on m.id = p.media_id and m.state = 'kept'
where p.id = :id;

-- name: selectFaces :many
select id, uri from federation_pictures where member_id = :member_id;

-- name: dropFaces :exec
-- They show others now.
update federation_pictures set member_id = null where member_id = :member_id and not id = any(:kept::uuid[]);

-- name: keepPicture :exec
-- Whoever fetched it first.
update federation_pictures set media_id = :media_id, fetched_at = :now! where id = :id and media_id is null;

-- name: selectEvicted :many
-- What nobody has asked for in a while, and what shows nothing any more.
select p.id, m.url from federation_pictures p left join media m on m.id = p.media_id
where p.media_id is not null and p.fetched_at < :before
  or p.post_id is null and p.comment_id is null and p.member_id is null
limit 200;

-- name: evict :exec
update federation_pictures set media_id = null, fetched_at = null where id = any(:ids);

-- name: deleteUnshown :exec
delete from federation_pictures
where id = any(:ids) and post_id is null and comment_id is null and member_id is null;
