-- The work behind a video.

-- name: selectToEncode :maybe
-- `url` is the file as it came; null when it is gone. One that was given up may be tried again.
-- row: Original
-- for: whoever encodes it
select v.post_id, p.member_id, file.url, p.media from videos v
join posts p on p.id = v.post_id left join media file on file.id = p.media_id and file.state = 'kept'
where v.post_id = :post_id and v.state <> 'ready';

-- name: finishVideo :exec
-- Nothing changes when the video is gone.
update videos set state = :state, duration = coalesce(:duration, duration) where post_id = :post_id;
