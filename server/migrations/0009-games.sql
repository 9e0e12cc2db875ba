-- Runs of WeRunner that were begun and not handed in yet: the seed is the server's, and each can be handed in once.
create table game_runs (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  seed integer not null,
  started_at timestamptz not null
);
create index game_runs_member on game_runs (member_id, started_at);
create index game_runs_age on game_runs (started_at);

-- The best run of each member, as the server counted it.
create table game_scores (
  member_id uuid primary key references members (id) on delete cascade,
  score integer not null check (score >= 0),
  ticks integer not null check (ticks > 0),
  reached_at timestamptz not null
);
create index game_scores_best on game_scores (score desc, reached_at);

-- Who was written a digest in which week; the row is there before the mail is.
create table digests (
  member_id uuid not null references members (id) on delete cascade,
  -- The Monday that the week begins with.
  week date not null,
  primary key (member_id, week)
);
