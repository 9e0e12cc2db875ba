-- Runs that were begun, and the best score of each member.

-- name: insertRun :exec
-- Five may be open at once; the oldest make room.
with kept as (
  select id from game_runs where member_id = :member_id order by started_at desc, id desc limit 4
), gone as (
  delete from game_runs where member_id = :member_id and id not in (select id from kept)
)
insert into game_runs (id, member_id, seed, started_at) values (:id, :member_id, :seed, :now);

-- name: takeRun :maybe
-- Whoever deletes the row hands the run in; a second one finds nothing.
delete from game_runs where id = :id and member_id = :member_id returning seed, started_at;

-- name: deleteOldRuns :exec
delete from game_runs where started_at < :before;

-- name: upsertScore :exec
insert into game_scores (member_id, score, ticks, reached_at) values (:member_id, :score, :ticks, :now)
on conflict (member_id) do update set score = excluded.score, ticks = excluded.ticks, reached_at = excluded.reached_at
where game_scores.score < excluded.score;

-- name: selectOwnScore :maybe
-- Ranks count everybody whom the viewer may know of.
select own.score, (
  select count(*)::int + 1 from game_scores s join members m on m.id = s.member_id
  where (s.score > own.score or (s.score = own.score and s.reached_at < own.reached_at)) and can_know(:viewer, m.id)
) as "rank!"
from game_scores own where own.member_id = :viewer;

-- name: selectBestScores :many
select card_columns(m), s.score, s.reached_at
from game_scores s join members m on m.id = s.member_id where can_know(:viewer?, m.id)
order by s.score desc, s.reached_at limit :count;

-- name: exportRuns :many
select id, seed, started_at from game_runs where member_id = :member_id order by started_at;

-- name: exportScore :many
select score, ticks, reached_at from game_scores where member_id = :member_id;

-- name: eraseRuns :exec
delete from game_runs where member_id = :member_id;

-- name: eraseScore :exec
delete from game_scores where member_id = :member_id;
