-- OPS-07. What each process last said of itself: one row for each that runs, none for those that are gone.
create table processes (
  id uuid primary key,
  host text not null,
  pid integer not null,
  version text not null,
  node text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  memory bigint not null,
  delay_ms real not null,
  requests_a_second real not null,
  failures integer not null,
  p50_ms real not null,
  p99_ms real not null,
  pages integer not null
);

-- Backups that were made by the command of the program. The last one counts.
create table backups (
  id uuid primary key,
  made_at timestamptz not null,
  rows bigint not null,
  bytes bigint not null,
  rehearsed_at timestamptz
);
