-- More of people elsewhere: their pictures, where they move, and what operators say about their servers.

-- Asked for when somebody looks, kept for a while, and asked for again.
create table federation_pictures (
  id uuid primary key,
  uri text not null,
  -- What shows it. Nothing, when that has gone: then its file goes, too.
  post_id uuid references posts (id) on delete set null,
  comment_id uuid references comments (id) on delete set null,
  member_id uuid references members (id) on delete set null,
  media_id uuid constraint federation_pictures_media unique references media (id) on delete set null,
  fetched_at timestamptz,
  check (num_nonnulls(post_id, comment_id, member_id) <= 1)
);
create index federation_pictures_unshown on federation_pictures (id)
  where post_id is null and comment_id is null and member_id is null;
create index federation_pictures_post on federation_pictures (post_id) where post_id is not null;
create index federation_pictures_comment on federation_pictures (comment_id) where comment_id is not null;
create index federation_pictures_member on federation_pictures (member_id) where member_id is not null;
create index federation_pictures_age on federation_pictures (fetched_at) where media_id is not null;

-- Of members here: which accounts elsewhere are theirs too, and where they have gone.
create table federation_moves (
  member_id uuid primary key references members (id) on delete cascade,
  also_known_as text[] not null default '{}',
  moved_to text,
  moved_at timestamptz
);

-- Where somebody elsewhere has gone, and whether they are out of sight because their server is blocked.
alter table federation_actors add column moved_to text;
alter table federation_actors add column shut boolean not null default false;

alter table federation_hosts add column decided_at timestamptz;
insert into federation_hosts (name, created_at)
select distinct host, now() from members where host is not null on conflict do nothing;
