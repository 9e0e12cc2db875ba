-- Who came through whose invitation, and what became of it: pending until they have done what is asked of them, then
-- qualified, then credited or refused. Whoever is credited keeps the row when the invited member goes, without their name.
create table referrals (
  -- Made with the time of joining: the list goes by it.
  id uuid primary key,
  inviter_id uuid not null references members (id) on delete cascade,
  invited_id uuid constraint referrals_invited unique references members (id) on delete set null,
  state text not null default 'pending' check (state in ('pending', 'qualified', 'credited', 'refused')),
  reason text check (reason in ('self', 'loop', 'flood')),
  -- As many WGM as reward points.
  amount bigint check (amount > 0),
  joined_at timestamptz not null,
  qualified_at timestamptz,
  credited_at timestamptz,
  check (inviter_id <> invited_id),
  check ((state = 'refused') = (reason is not null)),
  check ((state = 'credited') = (amount is not null)),
  check ((state = 'credited') = (credited_at is not null))
);
create index referrals_inviter on referrals (inviter_id, id desc);
create index referrals_waiting on referrals (inviter_id, id) where state = 'qualified';

-- Ids of members begin with the time at which they joined.
insert into referrals (id, inviter_id, invited_id, state, reason, joined_at, qualified_at)
select (left(m.id::text, 15) || substr(gen_random_uuid()::text, 16))::uuid, inviter.id, m.id, judged.state,
  case judged.state when 'refused' then 'loop' end, m.created_at, case judged.state when 'qualified' then now() end
from members m join members inviter on inviter.id = m.invited_by and inviter.id <> m.id
cross join lateral (
  select case
    when inviter.invited_by = m.id then 'refused'
    when (m.email_verified_at is not null or m.twitter_id is not null)
      and exists (select 1 from posts p where p.member_id = m.id) then 'qualified'
    else 'pending'
  end as state
) judged;

alter table transfers drop constraint transfers_kind_check;
alter table transfers add constraint transfers_kind_check
  check (kind in ('welcome', 'gift', 'closing', 'referral', 'verification', 'superchat'));
