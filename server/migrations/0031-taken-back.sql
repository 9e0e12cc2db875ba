-- D30: what was given can be taken back for ten seconds, by a second transfer.
alter table transfers drop constraint transfers_kind_check;
alter table transfers add constraint transfers_kind_check
  check (kind in ('welcome', 'gift', 'closing', 'referral', 'verification', 'superchat', 'taken_back'));
