-- Numbers that the program keeps.

-- name: incrementCounter :maybe
-- The row lock makes numbers without gaps or doubles, however many ask at once; a rollback gives its number back.
update counters set value = value + 1 where name = :name returning value::float8 as value;

-- name: selectCounter :maybe
select value::float8 as value from counters where name = :name;

-- name: upsertCounter :exec
insert into counters (name, value) values (:name, :value) on conflict (name) do update set value = excluded.value;
