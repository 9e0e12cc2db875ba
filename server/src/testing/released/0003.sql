-- People as they were when they could be private, told, searched for, moderated and erased.
insert into members (id, username, display_name, followers_count, following_count, posts_count, private, state, state_reason, erase_after, created_at, updated_at) values
  ('01890a5d-ac96-7000-8000-000000000001', '@ana', 'Ana', 1, 0, 1, true, 'active', null, null, '2026-01-01Z', '2026-01-01Z'),
  ('01890a5d-ac96-7000-8000-000000000002', '@bob', 'Bob', 0, 1, 0, false, 'suspended', 'spam', null, '2026-01-02Z', '2026-01-02Z'),
  ('01890a5d-ac96-7000-8000-000000000003', '@eva', 'إيفا', 0, 0, 0, false, 'deactivated', null, '2026-03-01Z', '2026-01-03Z', '2026-02-01Z');
insert into sessions (id, member_id, token_hash, kind, created_at, last_seen_at, expires_at) values
  ('01890a5d-ac96-7000-8000-000000000011', '01890a5d-ac96-7000-8000-000000000001', 'hash-1', 'browser', '2026-01-01Z', '2026-01-05Z', '2036-01-01Z');
insert into follows values ('01890a5d-ac96-7000-8000-000000000002', '01890a5d-ac96-7000-8000-000000000001', '2026-01-02Z');
insert into follow_requests values ('01890a5d-ac96-7000-8000-000000000003', '01890a5d-ac96-7000-8000-000000000001', '2026-01-04Z');
insert into blocks values ('01890a5d-ac96-7000-8000-000000000003', '01890a5d-ac96-7000-8000-000000000002', '2026-01-05Z');
insert into settings values ('01890a5d-ac96-7000-8000-000000000001', '{"messages":{"onlineStatus":false}}', '2026-01-05Z');
insert into posts (id, member_id, content, facets, likes_count, hidden_at, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000001', 'rain again #Weather',
   '[{"start":11,"end":19,"kind":"hashtag","value":"weather"}]', 1, '2026-01-06Z', '2026-01-03Z');
insert into post_tags values ('weather', '01890a5d-ac96-7000-8000-0000000000a1');
insert into likes values ('01890a5d-ac96-7000-8000-000000000002', '01890a5d-ac96-7000-8000-0000000000a1', '2026-01-04Z');
insert into notices (id, member_id, kind, from_id, post_id, details, key, read_at, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000b1', '01890a5d-ac96-7000-8000-000000000001', 'like', '01890a5d-ac96-7000-8000-000000000002',
   '01890a5d-ac96-7000-8000-0000000000a1', '{}', 'like:a1:bob', null, '2026-01-04Z'),
  ('01890a5d-ac96-7000-8000-0000000000b2', '01890a5d-ac96-7000-8000-000000000002', 'moderation', null, null,
   '{"message":"Your account is suspended"}', 'b2', '2026-01-07Z', '2026-01-06Z');
insert into push_subscriptions (id, member_id, session_id, endpoint, keys, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000b3', '01890a5d-ac96-7000-8000-000000000001', '01890a5d-ac96-7000-8000-000000000011',
   'https://push.example.org/1', '{"p256dh":"x","auth":"y"}', '2026-01-05Z');
insert into activity (member_id, day, posts, likes) values
  ('01890a5d-ac96-7000-8000-000000000001', '2026-01-03', 1, 0), ('01890a5d-ac96-7000-8000-000000000001', '2026-01-04', 0, 1);
insert into activity_totals (member_id, likes) values ('01890a5d-ac96-7000-8000-000000000001', 1);
insert into standings (post_id, member_id, likes, views) values
  ('01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000001', 1, 1);
insert into views values ('01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000002', '2026-01-04');
insert into moderation_log values
  ('01890a5d-ac96-7000-8000-0000000000c1', '01890a5d-ac96-7000-8000-000000000001', 'suspend', 'member',
   '01890a5d-ac96-7000-8000-000000000002', '01890a5d-ac96-7000-8000-000000000002', 'spam', '2026-01-06Z');
insert into reports (id, reporter_id, target, target_id, reason, state, decision_id, decided_at, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000d1', '01890a5d-ac96-7000-8000-000000000003', 'member', '01890a5d-ac96-7000-8000-000000000002',
   'spam', 'acted', '01890a5d-ac96-7000-8000-0000000000c1', '2026-01-06Z', '2026-01-05Z');
insert into appeals (id, decision_id, member_id, text, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000d2', '01890a5d-ac96-7000-8000-0000000000c1', '01890a5d-ac96-7000-8000-000000000002', 'It was not me', '2026-01-07Z');
insert into exports (id, member_id, state, file, size, created_at, expires_at) values
  ('01890a5d-ac96-7000-8000-0000000000d3', '01890a5d-ac96-7000-8000-000000000001', 'ready', 'exports/1.zip', 1024, '2026-01-08Z', '2026-01-15Z');
