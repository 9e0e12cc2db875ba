-- What was seen more than a few days ago: how often, and no longer by whom. The target is a post or a member, as in views.
create table view_days (
  target_id uuid not null,
  day date not null,
  views integer not null check (views > 0),
  primary key (target_id, day)
);
-- The oldest views are found without reading the others.
create index views_day on views (day);
