-- A group with a poll, a ban and a held message, a channel, a referral, a broadcast, a game and a video, as they were when
-- every screen had come.
insert into members (id, username, display_name, posts_count, creator_category, invited_by, created_at, updated_at) values
  ('01890a5d-ac96-7000-8000-000000000001', '@ana', 'Ana', 1, 'artist', null, '2026-01-01Z', '2026-01-01Z'),
  ('01890a5d-ac96-7000-8000-000000000002', '@bob', 'Bob', 0, null, '01890a5d-ac96-7000-8000-000000000001', '2026-01-02Z', '2026-01-02Z'),
  ('01890a5d-ac96-7000-8000-000000000003', '@eva', 'إيفا', 0, null, null, '2026-01-03Z', '2026-01-03Z');
insert into media (id, member_id, kind, url, folder, name, size, duration, state, used_at, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000e1', '01890a5d-ac96-7000-8000-000000000001', 'video', '/media/video/1.mp4', 'video/1', 'video.mp4', 4096, 12.5, 'kept', '2026-01-04Z', '2026-01-04Z'),
  ('01890a5d-ac96-7000-8000-0000000000e2', '01890a5d-ac96-7000-8000-000000000001', 'video', '/media/replay/1.webm', 'replay/1', 'replay.webm', 8192, 60, 'kept', '2026-01-06Z', '2026-01-06Z');
insert into conversations (id, kind, title, members_count, member_limit, last_seq, last_change, last_at, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000a1', 'group', 'Night walkers', 2, 100, 2, 2, '2026-01-04Z', '2026-01-03Z'),
  ('01890a5d-ac96-7000-8000-0000000000a2', 'channel', 'Ana’s notes', 1, null, 1, 1, '2026-01-05Z', '2026-01-05Z');
insert into conversation_members (conversation_id, member_id, role, read_seq, delivered_seq, joined_at) values
  ('01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000001', 'owner', 2, 2, '2026-01-03Z'),
  ('01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000002', 'member', 1, 2, '2026-01-03Z'),
  ('01890a5d-ac96-7000-8000-0000000000a2', '01890a5d-ac96-7000-8000-000000000001', 'owner', 1, 1, '2026-01-05Z');
insert into groups values
  ('01890a5d-ac96-7000-8000-0000000000a1', 'We walk when it is dark', 'Sports', '{walking,night}', 'private', true, true, true, true, true, true, true, 30, '{spoiler}', 1),
  ('01890a5d-ac96-7000-8000-0000000000a2', 'What I saw', 'Art', '{}', 'public', true, false, false, false, false, false, false, 0, '{}', 0);
insert into messages (id, conversation_id, seq, change, sender_id, author, kind, content, facets, views_count, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000b1', '01890a5d-ac96-7000-8000-0000000000a1', 1, 1, '01890a5d-ac96-7000-8000-000000000001', null, 'poll', 'Which way?', '[]', 0, '2026-01-03Z'),
  ('01890a5d-ac96-7000-8000-0000000000b2', '01890a5d-ac96-7000-8000-0000000000a1', 2, 2, null, 'Weather', 'text', 'Rain at nine', '[]', 0, '2026-01-04Z'),
  ('01890a5d-ac96-7000-8000-0000000000b3', '01890a5d-ac96-7000-8000-0000000000a2', 1, 1, '01890a5d-ac96-7000-8000-000000000001', null, 'text', 'A heron', '[]', 1, '2026-01-05Z');
update conversations set last_message_id = '01890a5d-ac96-7000-8000-0000000000b2' where id = '01890a5d-ac96-7000-8000-0000000000a1';
update conversations set last_message_id = '01890a5d-ac96-7000-8000-0000000000b3' where id = '01890a5d-ac96-7000-8000-0000000000a2';
insert into polls values ('01890a5d-ac96-7000-8000-0000000000b1', '{north,south}', false, '{1,0}', 1, null);
insert into poll_votes values ('01890a5d-ac96-7000-8000-0000000000b1', '01890a5d-ac96-7000-8000-000000000002', '{0}', '2026-01-03Z');
insert into message_views values ('01890a5d-ac96-7000-8000-0000000000b3', '01890a5d-ac96-7000-8000-000000000002', '2026-01-05Z');
insert into group_invites values ('code-1', '01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000001', true, 1, 5, '2026-03-01Z', '2026-01-03Z');
insert into group_requests values ('01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000003', '2026-01-04Z');
insert into group_bans values ('01890a5d-ac96-7000-8000-0000000000a2', '01890a5d-ac96-7000-8000-000000000003', '01890a5d-ac96-7000-8000-000000000001', '2026-01-06Z');
insert into group_bots values ('01890a5d-ac96-7000-8000-0000000000f1', '01890a5d-ac96-7000-8000-0000000000a1', 'Weather', 'hash-bot', '01890a5d-ac96-7000-8000-000000000001', '2026-01-04Z');
insert into held_messages values ('01890a5d-ac96-7000-8000-0000000000f2', '01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000002', 'device-1', '{"content":"see https://example.org"}', null, '2026-01-05Z');
insert into referrals (id, inviter_id, invited_id, state, amount, joined_at, qualified_at, credited_at) values
  ('01890a5d-ac96-7000-8000-0000000000d1', '01890a5d-ac96-7000-8000-000000000001', '01890a5d-ac96-7000-8000-000000000002', 'credited', 5, '2026-01-02Z', '2026-01-03Z', '2026-01-04Z');
insert into posts (id, member_id, content, facets, media_id, image_url, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000c1', '01890a5d-ac96-7000-8000-000000000001', 'The river #night', '[{"start":10,"end":16,"kind":"hashtag","value":"night"}]', '01890a5d-ac96-7000-8000-0000000000e1', '/media/video/1.mp4', '2026-01-04Z');
insert into post_tags values ('night', '01890a5d-ac96-7000-8000-0000000000c1');
insert into standings (post_id, member_id, likes, views) values ('01890a5d-ac96-7000-8000-0000000000c1', '01890a5d-ac96-7000-8000-000000000001', 0, 0);
insert into activity (member_id, day, posts) values ('01890a5d-ac96-7000-8000-000000000001', '2026-01-04', 1);
insert into videos values ('01890a5d-ac96-7000-8000-0000000000c1', 'The river', 'At night', 12.5, '01890a5d-ac96-7000-8000-0000000000e1', 'ready', 1, '2026-01-04Z');
insert into rankings values ('7d', '01890a5d-ac96-7000-8000-0000000000c1', 12.5, 0, 0, 0, 0.5, null);
insert into topics values ('7d', 'night', 1, 1, 0);
insert into creators values ('01890a5d-ac96-7000-8000-000000000001', 1, 2, 3);
insert into streams (id, host_id, title, category, state, started_at, ended_at, likes_count, comments_count, shares_count, earnings, peak_viewers, replay_url, replay, media_id, created_at) values
  ('01890a5d-ac96-7000-8000-000000000091', '01890a5d-ac96-7000-8000-000000000001', 'From the roof', 'general', 'ended', '2026-01-06Z', '2026-01-06T01:00:00Z', 1, 2, 1, 5, 2, '/media/replay/1.webm', '{"kind":"video"}', '01890a5d-ac96-7000-8000-0000000000e2', '2026-01-06Z');
insert into stream_likes values ('01890a5d-ac96-7000-8000-000000000091', '01890a5d-ac96-7000-8000-000000000002', '2026-01-06Z');
insert into stream_shares values ('01890a5d-ac96-7000-8000-000000000091', '01890a5d-ac96-7000-8000-000000000002', '2026-01-06Z');
insert into stream_messages values
  ('01890a5d-ac96-7000-8000-000000000092', '01890a5d-ac96-7000-8000-000000000091', '01890a5d-ac96-7000-8000-000000000002', 'hello', null, null, 'device-2', null, '2026-01-06Z'),
  ('01890a5d-ac96-7000-8000-000000000093', '01890a5d-ac96-7000-8000-000000000091', '01890a5d-ac96-7000-8000-000000000002', 'for you', 5, '01890a5d-ac96-7000-8000-000000000094', null, null, '2026-01-06Z');
insert into stream_bans values ('01890a5d-ac96-7000-8000-000000000091', '01890a5d-ac96-7000-8000-000000000003', '2026-01-06Z');
insert into game_runs values ('01890a5d-ac96-7000-8000-000000000095', '01890a5d-ac96-7000-8000-000000000002', 7, '2026-01-07Z');
insert into game_scores values ('01890a5d-ac96-7000-8000-000000000002', 1200, 900, '2026-01-07Z');
insert into digests values ('01890a5d-ac96-7000-8000-000000000001', '2026-01-05');
