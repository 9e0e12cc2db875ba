-- Who keeps order in the chats of a host. They are named once and stay named for the streams that follow.
create table stream_moderators (
  host_id uuid not null references members (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (host_id, member_id),
  check (host_id <> member_id)
);
create index stream_moderators_member on stream_moderators (member_id);
