-- What a profile shows besides: a banner, a website, a pinned post that leaves with the post, and, if its owner wants it, likes.
alter table members
  add column banner_url text,
  add column website text,
  add column shows_likes boolean not null default false,
  add column pinned_post_id uuid references posts (id) on delete set null;
create index members_pinned_post on members (pinned_post_id) where pinned_post_id is not null;
-- The Media tab of somebody who mostly writes.
create index posts_member_media on posts (member_id, id desc) where image_url is not null;
