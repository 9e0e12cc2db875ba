-- Where a post came from, when it was written elsewhere and brought here. Such posts stand on their author's page at their
-- own dates, and in no list of what is new or liked.
alter table posts add column imported_from text check (imported_from in ('own', 'mastodon', 'x'));

-- What a member is about to bring, or has brought: one at a time. `items` is what is still to be written, and goes with the
-- last of it.
create table imports (
  id uuid primary key,
  member_id uuid not null unique references members (id) on delete cascade,
  source text not null check (source in ('own', 'mastodon', 'x')),
  state text not null check (state in ('shown', 'running', 'done', 'failed')),
  plan jsonb not null,
  items jsonb,
  total integer not null,
  done integer not null default 0,
  made integer not null default 0,
  created_at timestamptz not null
);
create index imports_age on imports (created_at);
