-- A part of what a launch raises and of its tokens goes to a pool. Those from before go on under their own terms: no pool.
alter table launches add column pool_percent integer not null default 0 check (pool_percent between 0 and 99);
alter table launches add column pool_tokens bigint not null default 0 check (pool_tokens >= 0 and share + pool_tokens < supply);
-- Where the pool's part of the SOL gathers until it opens. Null: there is no pool.
alter table launches add column vault text;
alter table launches add constraint launches_pool check ((vault is null) = (pool_percent = 0));

-- What lies in the account of a pledge, as the network last said, also after the sale. Null: the account is gone.
alter table launch_pledges add column held bigint check (held >= 0);
-- The place for tokens is there, empty, and nothing will come: closing it gives its deposit back.
alter table launch_pledges add column is_spare boolean not null default false;
alter table launch_pledges add column looked_at timestamptz;
-- Those from before are looked at once the network answers.
update launch_pledges set held = amount - pays;
create index launch_pledges_due on launch_pledges (looked_at nulls first, id)
  where state = 'pledged' or held is not null or is_spare;
