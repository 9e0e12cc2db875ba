-- A video is a post with a title and a description. Beside it stands what is still to be done to its file.
create table videos (
  post_id uuid primary key references posts (id) on delete cascade,
  title text not null,
  description text not null,
  duration real,
  -- The file as it came; the post shows a better form once there is one. Not a reference: the file dies by itself.
  media_id uuid,
  -- waiting: to be looked at and perhaps re-encoded; ready: the post shows what it will go on showing; failed: given up.
  state text not null check (state in ('waiting', 'ready', 'failed')),
  tries integer not null default 0,
  -- Of a waiting one: when it is its turn; while somebody works on it, until when they are believed to.
  due_at timestamptz not null
);
create index videos_due on videos (due_at, post_id) where state = 'waiting';
create index videos_media on videos (media_id) where media_id is not null;
create trigger videos_release_media after delete on videos
  for each row when (old.media_id is not null) execute function release_media();

alter table uploads drop constraint uploads_screen_check;
alter table uploads add constraint uploads_screen_check
  check (screen in ('create', 'dialog', 'comment', 'avatar', 'message', 'voice', 'video'));
