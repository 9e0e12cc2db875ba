-- Devices that are still to be woken, written with the notices themselves: what a process leaves undone another does.
create table pushes (
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  notice_id uuid not null references notices (id) on delete cascade,
  tries integer not null default 0,
  -- While somebody is at it, until when they are believed to be.
  due_at timestamptz not null,
  primary key (subscription_id, notice_id)
);
create index pushes_due on pushes (due_at);
create index pushes_notice on pushes (notice_id);
