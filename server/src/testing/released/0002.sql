-- What people had said, liked, given and kept when posts came.
insert into members (id, username, display_name, followers_count, following_count, posts_count, created_at, updated_at) values
  ('01890a5d-ac96-7000-8000-000000000001', '@ana', 'Ana', 1, 0, 1, '2026-01-01Z', '2026-01-01Z'),
  ('01890a5d-ac96-7000-8000-000000000002', '@bob', 'Bob', 0, 1, 1, '2026-01-02Z', '2026-01-02Z');
insert into follows values ('01890a5d-ac96-7000-8000-000000000002', '01890a5d-ac96-7000-8000-000000000001', '2026-01-02Z');
insert into posts (id, member_id, content, facets, likes_count, comments_count, gifts_count, gifts_total, shares_count, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000001', 'rain again #Weather',
   '[{"start":11,"end":19,"kind":"hashtag","value":"weather"}]', 1, 1, 1, 5, 1, '2026-01-03T23:30:00Z'),
  ('01890a5d-ac96-7000-8000-0000000000a2', '01890a5d-ac96-7000-8000-000000000002', 'nothing much', '[]', 0, 0, 0, 0, 0, '2026-01-04Z');
insert into timelines values ('01890a5d-ac96-7000-8000-000000000002', '01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000001');
insert into likes values ('01890a5d-ac96-7000-8000-000000000002', '01890a5d-ac96-7000-8000-0000000000a1', '2026-01-04T00:10:00Z');
insert into shares values ('01890a5d-ac96-7000-8000-000000000002', '01890a5d-ac96-7000-8000-0000000000a1', '2026-01-04Z');
insert into comments (id, post_id, member_id, content, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000c1', '01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000002', 'take a hat', '2026-01-04Z');
insert into bookmarks values ('01890a5d-ac96-7000-8000-0000000000b1', '01890a5d-ac96-7000-8000-000000000002', '01890a5d-ac96-7000-8000-0000000000a1', '2026-01-05Z');
insert into accounts (id, kind, member_id, unit, balance) values
  ('01890a5d-ac96-7000-8000-0000000000e1', 'member', '01890a5d-ac96-7000-8000-000000000001', 'WGM', 5),
  ('01890a5d-ac96-7000-8000-0000000000e2', 'member', '01890a5d-ac96-7000-8000-000000000002', 'WGM', 0);
insert into transfers (id, kind, key, unit, amount, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000f0', 'welcome', 'welcome:bob', 'WGM', 5, '2026-01-02Z'),
  ('01890a5d-ac96-7000-8000-0000000000f1', 'gift', 'gift:bob:1', 'WGM', 5, '2026-01-04Z');
insert into entries values
  ('01890a5d-ac96-7000-8000-0000000000f0', '00000000-0000-7000-8000-000000000001', -5),
  ('01890a5d-ac96-7000-8000-0000000000f0', '01890a5d-ac96-7000-8000-0000000000e2', 5),
  ('01890a5d-ac96-7000-8000-0000000000f1', '01890a5d-ac96-7000-8000-0000000000e2', -5),
  ('01890a5d-ac96-7000-8000-0000000000f1', '01890a5d-ac96-7000-8000-0000000000e1', 5);
update accounts set balance = -5 where kind = 'treasury' and unit = 'WGM';
insert into gifts values ('01890a5d-ac96-7000-8000-0000000000d1', '01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000002',
  '01890a5d-ac96-7000-8000-000000000001', 5, '01890a5d-ac96-7000-8000-0000000000f1', '2026-01-04Z');
insert into reports (id, target, target_id, reason, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000d2', 'post', '01890a5d-ac96-7000-8000-0000000000a2', 'spam', '2026-01-05Z');
