-- Work for later, of every room: one table instead of a queue in each.
create table jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- Of one kind and key at most one waits: asked for twice, it is done once.
  key text,
  -- Of one kind and lane at most one runs.
  lane text,
  -- Whom it is about: it goes with them.
  member_id uuid references members (id) on delete cascade,
  payload jsonb not null,
  -- The lower the sooner.
  priority integer not null default 0,
  due_at timestamptz not null,
  -- Also the right to finish it: a later try takes that from an earlier one.
  tries integer not null default 0,
  -- While somebody works on it, until when they are believed to.
  leased_until timestamptz,
  last_error text,
  -- Given up; an operator decides.
  failed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index jobs_waiting_key on jobs (kind, key) where key is not null and leased_until is null and failed_at is null;
create unique index jobs_running_lane on jobs (kind, lane) where lane is not null and leased_until is not null;
create index jobs_due on jobs (kind, priority, due_at, id) where leased_until is null and failed_at is null;
create index jobs_lane on jobs (kind, lane, priority, due_at, id) where lane is not null and leased_until is null and failed_at is null;
create index jobs_leased on jobs (kind, leased_until) where leased_until is not null;
create index jobs_failed on jobs (failed_at, id) where failed_at is not null;
create index jobs_member on jobs (member_id) where member_id is not null;

-- What the rooms kept in queues of their own goes on as jobs.
insert into jobs (kind, key, lane, payload, due_at)
select distinct 'push', subscription_id::text, subscription_id::text, '{}'::jsonb, now() from pushes;
drop index pushes_due;
alter table pushes drop column tries, drop column due_at;

insert into jobs (kind, key, member_id, payload, due_at)
select 'video.encode', v.post_id::text, p.member_id, jsonb_build_object('postId', v.post_id), least(v.due_at, now() + interval '20 minutes')
from videos v join posts p on p.id = v.post_id where v.state = 'waiting';
drop index videos_due;
alter table videos drop column tries, drop column due_at;

insert into jobs (kind, key, member_id, payload, due_at)
select 'rights.archive', id::text, member_id, jsonb_build_object('exportId', id), now() from exports where state = 'waiting';
update exports set expires_at = null where state = 'waiting';
