-- What a video says to those who cannot see or hear it.

-- name: selectDescribed :maybe
-- `title` is null where the post shows a video without being one. Locked: two who describe it come one after the other.
select p.member_id, p.media, v.title as "title?" from posts p left join videos v on v.post_id = p.id
where p.id = :post_id and is_unhidden(:viewer, p) and (select can_read(:viewer, p.member_id))
for update of p;

-- name: upsertCaptions :exec
insert into video_captions (post_id, language, content, updated_at) values (:post_id, :language, :content, :now)
on conflict (post_id) do update set language = excluded.language, content = excluded.content, updated_at = excluded.updated_at;

-- name: deleteCaptions :exec
delete from video_captions where post_id = :post_id;

-- name: selectCaptions :maybe
-- Whoever may read the post may read them; operators have to, to judge it.
select c.content from video_captions c join posts p on p.id = c.post_id
where c.post_id = :post_id
  and (:is_operator::boolean or (is_unhidden(:viewer?, p) and (select can_read(:viewer, p.member_id))));

-- name: exportCaptions :many
-- for: author
select c.post_id, c.language, c.content, c.updated_at from video_captions c join posts p on p.id = c.post_id
where p.member_id = :member_id order by c.post_id;

-- name: eraseCaptions :exec
delete from video_captions c using posts p where p.id = c.post_id and p.member_id = :member_id;
