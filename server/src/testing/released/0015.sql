-- A group and a stream that were reported and hidden, a file that comes in pieces, a standing that is due, a device that is
-- still to be woken, and views with their viewers, as they were before views were rolled up.
insert into members (id, username, display_name, followers_count, following_count, posts_count, created_at, updated_at) values
  ('01890a5d-ac96-7000-8000-000000000001', '@ana', 'Ana', 1, 0, 1, '2026-01-01Z', '2026-01-01Z'),
  ('01890a5d-ac96-7000-8000-000000000002', '@bob', 'Bob', 0, 1, 0, '2026-01-02Z', '2026-01-02Z'),
  ('01890a5d-ac96-7000-8000-000000000003', '@eva', 'إيفا', 0, 0, 0, '2026-01-03Z', '2026-01-03Z');
insert into sessions (id, member_id, token_hash, kind, created_at, last_seen_at, expires_at) values
  ('01890a5d-ac96-7000-8000-000000000011', '01890a5d-ac96-7000-8000-000000000001', 'hash-1', 'browser', '2026-01-01Z', '2026-01-05Z', '2036-01-01Z');
insert into follows values ('01890a5d-ac96-7000-8000-000000000002', '01890a5d-ac96-7000-8000-000000000001', '2026-01-02Z');
insert into conversations (id, kind, title, members_count, member_limit, last_seq, last_change, last_at, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000a1', 'group', 'Night walkers', 1, 100, 1, 1, '2026-01-04Z', '2026-01-03Z');
insert into conversation_members (conversation_id, member_id, role, read_seq, delivered_seq, joined_at) values
  ('01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000001', 'owner', 1, 1, '2026-01-03Z');
insert into groups values
  ('01890a5d-ac96-7000-8000-0000000000a1', 'We walk when it is dark', 'Sports', '{walking}', 'public', true, true, true, true, true, true, false, 0, '{}', 0, '2026-01-09Z');
insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000b1', '01890a5d-ac96-7000-8000-0000000000a1', 1, 1, '01890a5d-ac96-7000-8000-000000000001', 'text', 'Tonight at nine', '[]', '2026-01-04Z');
-- The column is not used since 0011, and holds what it held.
update conversations set last_message_id = '01890a5d-ac96-7000-8000-0000000000b1';
insert into streams (id, host_id, title, category, state, started_at, ended_at, created_at, hidden_at) values
  ('01890a5d-ac96-7000-8000-000000000091', '01890a5d-ac96-7000-8000-000000000001', 'From the roof', 'general', 'ended', '2026-01-06Z', '2026-01-06T01:00:00Z', '2026-01-06Z', '2026-01-08Z');
insert into moderation_log values
  ('01890a5d-ac96-7000-8000-0000000000c1', '01890a5d-ac96-7000-8000-000000000003', 'hide', 'stream',
   '01890a5d-ac96-7000-8000-000000000091', '01890a5d-ac96-7000-8000-000000000001', 'spam', '2026-01-08Z'),
  ('01890a5d-ac96-7000-8000-0000000000c2', '01890a5d-ac96-7000-8000-000000000003', 'hide', 'group',
   '01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000001', 'spam', '2026-01-09Z');
insert into reports (id, reporter_id, target, target_id, reason, state, decision_id, decided_at, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000d1', '01890a5d-ac96-7000-8000-000000000002', 'stream', '01890a5d-ac96-7000-8000-000000000091',
   'spam', 'acted', '01890a5d-ac96-7000-8000-0000000000c1', '2026-01-08Z', '2026-01-07Z'),
  ('01890a5d-ac96-7000-8000-0000000000d2', '01890a5d-ac96-7000-8000-000000000002', 'group', '01890a5d-ac96-7000-8000-0000000000a1',
   'spam', 'acted', '01890a5d-ac96-7000-8000-0000000000c2', '2026-01-09Z', '2026-01-08Z');
insert into partials (id, member_id, screen, about, folder, pieces, received, busy_until, media_id, touched_at) values
  ('01890a5d-ac96-7000-8000-0000000000e1', '01890a5d-ac96-7000-8000-000000000001', 'replay', '01890a5d-ac96-7000-8000-000000000091', 'partial/1', '{4096,512}', 4608, '2026-01-06T01:05:00Z', null, '2026-01-06T01:00:00Z'),
  ('01890a5d-ac96-7000-8000-0000000000e2', null, 'video', null, 'partial/2', '{}', 0, null, null, '2026-01-07Z');
insert into posts (id, member_id, content, facets, likes_count, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000f1', '01890a5d-ac96-7000-8000-000000000001', 'The river', '[]', 1, '2026-01-04Z');
insert into likes values ('01890a5d-ac96-7000-8000-000000000002', '01890a5d-ac96-7000-8000-0000000000f1', '2026-01-05Z');
insert into notices (id, member_id, kind, from_id, post_id, details, key, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000f2', '01890a5d-ac96-7000-8000-000000000001', 'like', '01890a5d-ac96-7000-8000-000000000002',
   '01890a5d-ac96-7000-8000-0000000000f1', '{}', 'like:f1:bob', '2026-01-05Z');
insert into push_subscriptions (id, member_id, session_id, endpoint, keys, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000f3', '01890a5d-ac96-7000-8000-000000000001', '01890a5d-ac96-7000-8000-000000000011',
   'https://push.example.org/1', '{"p256dh":"x","auth":"y"}', '2026-01-05Z');
insert into pushes (subscription_id, notice_id, tries, due_at) values
  ('01890a5d-ac96-7000-8000-0000000000f3', '01890a5d-ac96-7000-8000-0000000000f2', 1, '2026-01-05T00:01:00Z');
insert into activity (member_id, day, posts, likes, views, profile_views) values
  ('01890a5d-ac96-7000-8000-000000000001', '2026-01-04', 1, 0, 1, 0), ('01890a5d-ac96-7000-8000-000000000001', '2026-01-05', 0, 1, 2, 1);
insert into activity_totals (member_id, likes, views, profile_views) values ('01890a5d-ac96-7000-8000-000000000001', 1, 3, 1);
insert into standings (post_id, member_id, likes, views) values
  ('01890a5d-ac96-7000-8000-0000000000f1', '01890a5d-ac96-7000-8000-000000000001', 0, 3);
insert into standings_due values ('01890a5d-ac96-7000-8000-000000000001', '01890a5d-ac96-7000-8000-0000000000f1');
insert into views values
  ('01890a5d-ac96-7000-8000-0000000000f1', '01890a5d-ac96-7000-8000-000000000002', '2026-01-04'),
  ('01890a5d-ac96-7000-8000-0000000000f1', '01890a5d-ac96-7000-8000-000000000002', '2026-01-05'),
  ('01890a5d-ac96-7000-8000-0000000000f1', '01890a5d-ac96-7000-8000-000000000003', '2026-01-05'),
  ('01890a5d-ac96-7000-8000-000000000001', '01890a5d-ac96-7000-8000-000000000003', '2026-01-05');
