-- name: liftTimeLimit :one
-- For work on many rows: this transaction's statements may take as long as they need.
select set_config('statement_timeout', '0', true) as "limit!";
