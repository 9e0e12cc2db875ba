-- How far somebody has read and seen: marking everything read is one row, however much there is (SR-L4), and opening the list
-- is not reading it (D44).
create table notice_marks (
  member_id uuid primary key references members (id) on delete cascade,
  read_until uuid not null default '00000000-0000-0000-0000-000000000000',
  seen_until uuid not null default '00000000-0000-0000-0000-000000000000'
);
