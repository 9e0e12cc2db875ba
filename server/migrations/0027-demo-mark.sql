-- D28: demo members carry the demo mark in place of a badge.
alter table members drop constraint members_verified_by_check;
alter table members add constraint members_verified_by_check
  check (verified_by in ('x', 'early', 'points', 'operator', 'demo'));
update members set verified = false, platinum = false, verified_by = 'demo' where demo;
