-- STG-03. Videos of the people somebody follows are found by their author, newest first.
alter table videos add column member_id uuid references members (id) on delete cascade;
update videos v set member_id = p.member_id from posts p where p.id = v.post_id;
alter table videos alter column member_id set not null;
create index videos_member on videos (member_id, post_id desc);

-- What is said in a video. The post shows in which language, and where it is served; the words are read by those who play it.
create table video_captions (
  post_id uuid primary key references posts (id) on delete cascade,
  language text not null,
  -- WebVTT as we write it, never as it came.
  content text not null,
  updated_at timestamptz not null
);
