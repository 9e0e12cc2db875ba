-- Where a member has been signed in, beyond the end of the session: keyed marks of the browser's own cookie and of its network
-- together with the program. They say whether somebody invited themselves, and nothing else; after half a year they go.
create table known_browsers (
  member_id uuid not null references members (id) on delete cascade,
  mark text not null,
  seen_at timestamptz not null,
  primary key (member_id, mark)
);
create index known_browsers_seen on known_browsers (seen_at);

-- Held: inviter and invited look alike from here, which two friends with like phones behind one router do too. An operator
-- decides, and what was decided is not judged again.
alter table referrals drop constraint referrals_state_check;
alter table referrals add constraint referrals_state_check
  check (state in ('pending', 'qualified', 'held', 'credited', 'refused'));
alter table referrals add column reviewed_at timestamptz;
create index referrals_held on referrals (id) where state = 'held';
