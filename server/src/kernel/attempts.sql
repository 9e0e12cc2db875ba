-- Tries that are counted for a while: sign-ins, codes, whatever may not be guessed.

-- name: insertAttempt :one
-- Counts in one statement: two hundred guesses at once over any number of processes are two hundred. A window that is over,
-- or lies further ahead than any clock of ours would put it, begins anew.
insert into attempts (key, count, resets_at) values (:key, 1, :resets_at)
on conflict (key) do update set
  count = case when attempts.resets_at <= :now or attempts.resets_at > :latest then 1 else attempts.count + 1 end,
  resets_at = case when attempts.resets_at <= :now or attempts.resets_at > :latest then excluded.resets_at else attempts.resets_at end
returning count, resets_at;

-- name: deleteAttempts :exec
delete from attempts where key = :key;

-- name: deleteAttemptsNaming :exec
delete from attempts where position(:word::text in key) > 0;

-- name: deleteOldAttempts :exec
delete from attempts where resets_at < :now;
