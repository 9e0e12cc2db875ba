-- The work behind a video. Each try has a number: a later one takes the right to finish from an earlier one.

-- name: claimJob :maybe
-- One process takes one video, and is believed to work on it until then. `url` is the file as it came; null when it is gone.
-- row: Job
-- for: whoever encodes it
update videos v set tries = v.tries + 1, due_at = :until
from (
  select w.post_id from videos w where w.state = 'waiting' and w.due_at <= :now
  order by w.due_at, w.post_id limit 1 for update skip locked
) next
join posts p on p.id = next.post_id left join media file on file.id = p.media_id and file.state = 'kept'
where v.post_id = next.post_id
returning v.post_id, v.tries, p.member_id, file.url, p.media;

-- name: finishJob :exec
-- Nothing changes when the video is gone, or somebody else has taken over.
update videos set state = :state, duration = coalesce(:duration, duration)
where post_id = :post_id and tries = :tries and state = 'waiting';

-- name: postponeJob :exec
update videos set due_at = :due_at, tries = :tries_after
where post_id = :post_id and tries = :tries and state = 'waiting';
