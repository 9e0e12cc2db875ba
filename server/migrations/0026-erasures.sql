-- SR-M13: nobody is erased by one look at a clock. Who is due is noted a day ahead, and erased when they are still due then.
create table erasures (
  member_id uuid primary key references members (id) on delete cascade,
  seen_at timestamptz not null
);
