-- Hashtags of posts that came from elsewhere are found by a search, and stand in no list for everybody: those are read without them.
alter table post_tags add column remote boolean not null default false;
update post_tags set remote = true from posts p where p.id = post_tags.post_id and p.remote;
create index post_tags_home on post_tags (tag, post_id desc) where not remote;
