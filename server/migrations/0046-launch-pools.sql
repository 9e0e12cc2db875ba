-- A part of what a launch raises and of its tokens goes to a pool. Those from before go on under their own terms: no pool.
alter table launches add column pool_percent integer not null default 0 check (pool_percent between 0 and 99);
alter table launches add column pool_tokens bigint not null default 0 check (pool_tokens >= 0 and share + pool_tokens < supply);
-- Where the pool's part of the SOL gathers until it opens. Null: there is no pool.
alter table launches add column vault text;
alter table launches add constraint launches_pool check ((vault is null) = (pool_percent = 0));
-- What buyers have paid, and what of it and of the tokens the pool opens with: written down once, when the last is served.
alter table launches add column raised bigint not null default 0 check (raised >= 0);
alter table launches add column start_sol bigint not null default 0 check (start_sol >= 0 and start_sol <= raised);
alter table launches add column start_tokens bigint not null default 0
  check (start_tokens >= 0 and start_tokens <= pool_tokens and (start_tokens = 0) = (start_sol = 0));
-- The network has done what comes last: the pool has its part, and what was not sold is burnt.
alter table launches add column ended_at timestamptz;
update launches l set
  raised = (select coalesce(sum(p.pays), 0) from launch_pledges p where p.launch_id = l.id and p.state = 'filled'),
  ended_at = coalesce(l.opened_at, l.closes_at)
where l.state in ('opened', 'missed');

-- As a hasty reader sees them: no two that are alike are sold or traded at once.
alter table launches add column symbol_look text;
alter table launches add column name_look text;
update launches set symbol_look = translate(lower(symbol), '01345780i', 'oleastbol'), name_look = lower(name);
alter table launches alter column symbol_look set not null;
alter table launches alter column name_look set not null;
create index launches_symbol_look on launches (genesis, symbol_look) where state in ('making', 'open', 'opening', 'opened');
create index launches_name_look on launches (genesis, name_look) where state in ('making', 'open', 'opening', 'opened');

-- What lies in the account of a pledge, as the network last said, also after the sale. Null: the account is gone.
alter table launch_pledges add column held bigint check (held >= 0);
-- The place for tokens is there, empty, and nothing will come: closing it gives its deposit back.
alter table launch_pledges add column is_spare boolean not null default false;
alter table launch_pledges add column looked_at timestamptz;
-- Those from before are looked at once the network answers.
update launch_pledges set held = amount - pays;
create index launch_pledges_due on launch_pledges (looked_at nulls first, id)
  where state = 'pledged' or held is not null or is_spare;
