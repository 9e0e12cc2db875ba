-- name: lockTask :one
-- Until the transaction ends, whoever else asks for the same name gets no for an answer.
select pg_try_advisory_xact_lock(hashtext(:name::text)) as "is_mine!";
