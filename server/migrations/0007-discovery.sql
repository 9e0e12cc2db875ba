-- EXPL-02: what a creator is known for, as they chose it.
alter table members add column creator_category text
  constraint members_creator_category check (creator_category in ('developer', 'trader', 'artist', 'influencer', 'analyst'));

-- TREND-02: posts by their score in each window of time, and the most liked of the week; written anew every few minutes. No
-- foreign keys: what is gone, hidden or private since then is skipped when it is read.
create table rankings (
  ranking text not null check (ranking in ('1h', '24h', '7d', 'popular')),
  post_id uuid not null,
  score double precision not null,
  likes integer not null,
  replies integer not null,
  shares integer not null,
  age_factor double precision not null,
  mention text,
  primary key (ranking, post_id)
);
create index rankings_best on rankings (ranking, score desc, post_id desc);

-- TREND-03: hashtags of public posts in each window, and how many posts used them in the window before.
create table topics (
  span text not null check (span in ('1h', '24h', '7d')),
  tag text collate "C" not null,
  posts integer not null,
  people integer not null,
  before integer not null,
  primary key (span, tag)
);
create index topics_most on topics (span, people desc, posts desc, tag desc);

-- Members by what the last thirty days brought them; written anew now and then.
create table creators (
  member_id uuid primary key references members (id) on delete cascade,
  gained integer not null,
  engagement integer not null,
  score integer not null
);
create index creators_best on creators (score desc, member_id desc);
