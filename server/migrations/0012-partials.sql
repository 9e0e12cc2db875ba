-- A file that comes in pieces. The pieces lie in the media store until they are put together.
create table partials (
  id uuid primary key,
  -- A member who goes leaves pieces behind: the sweeper finds them by the null.
  member_id uuid references members (id) on delete set null,
  screen text not null check (screen in ('video', 'replay')),
  -- What it will belong to, where that is known: a stream. Not a reference: it is swept by itself.
  about uuid,
  folder text not null,
  -- How long each piece is, in order, and all of them together.
  pieces integer[] not null default '{}',
  received integer not null default 0,
  -- Somebody puts them together, and is believed to until then.
  busy_until timestamptz,
  -- The file that they became.
  media_id uuid,
  touched_at timestamptz not null
);
create unique index partials_about on partials (member_id, about) where about is not null;
create index partials_member on partials (member_id);
create index partials_touched on partials (touched_at);

-- Streams can be reported, and hidden as posts are. Groups can be reported too.
alter table streams add column hidden_at timestamptz;
alter table reports drop constraint reports_target_check;
alter table reports add constraint reports_target_check check (target in ('post', 'comment', 'member', 'stream', 'group'));
alter table moderation_log drop constraint moderation_log_target_check;
alter table moderation_log add constraint moderation_log_target_check check (target in ('post', 'comment', 'member', 'stream', 'group'));
