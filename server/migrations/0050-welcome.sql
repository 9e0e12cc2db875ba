-- When a member has been welcomed, or has skipped it. Whoever is here already is no newcomer: they get a date without a rewrite of
-- the table, and new rows get none.
alter table members add column welcomed_at timestamptz default now();
alter table members alter column welcomed_at drop default;
