-- Whom a member does not want to be shown again as somebody to follow.
create table dismissed_suggestions (
  member_id uuid not null references members (id) on delete cascade,
  dismissed_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, dismissed_id),
  check (member_id <> dismissed_id)
);
create index dismissed_suggestions_dismissed on dismissed_suggestions (dismissed_id);

-- Hashtags that a member follows, in lower case and without their #, as post_tags has them.
create table followed_tags (
  member_id uuid not null references members (id) on delete cascade,
  tag text collate "C" not null,
  created_at timestamptz not null,
  primary key (member_id, tag)
);
