-- Lists that one process of several makes anew.

-- name: lockList :exec
select pg_advisory_xact_lock(hashtext(:name));

-- name: allowTime :exec
select set_config('statement_timeout', '60s', true);

-- name: allowMemory :exec
-- What is counted fits, so that nothing is written aside.
select set_config('work_mem', '64MB', true);
