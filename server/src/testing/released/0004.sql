-- What two people had said to each other when messages came, and one who asked to.
insert into members (id, username, display_name, created_at, updated_at) values
  ('01890a5d-ac96-7000-8000-000000000001', '@ana', 'Ana', '2026-01-01Z', '2026-01-01Z'),
  ('01890a5d-ac96-7000-8000-000000000002', '@bob', 'Bob', '2026-01-02Z', '2026-01-02Z'),
  ('01890a5d-ac96-7000-8000-000000000003', '@eva', 'إيفا', '2026-01-03Z', '2026-01-03Z');
insert into media (id, member_id, kind, url, folder, name, size, duration, state, used_at, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000e1', '01890a5d-ac96-7000-8000-000000000002', 'audio', '/media/voice/1.webm', 'voice/1', 'voice.webm', 2048, 1.5,
   'kept', '2026-01-04Z', '2026-01-04Z');
insert into conversations (id, kind, pair, last_seq, last_change, last_at, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000a1', 'direct', '01890a5d-ac96-7000-8000-000000000001:01890a5d-ac96-7000-8000-000000000002', 3, 6, '2026-01-04Z', '2026-01-03Z'),
  ('01890a5d-ac96-7000-8000-0000000000a2', 'direct', '01890a5d-ac96-7000-8000-000000000001:01890a5d-ac96-7000-8000-000000000003', 1, 1, '2026-01-05Z', '2026-01-05Z');
insert into conversation_members (conversation_id, member_id, read_seq, delivered_seq, is_request, is_muted, first_seq, joined_at) values
  ('01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000001', 3, 3, false, true, 1, '2026-01-03Z'),
  ('01890a5d-ac96-7000-8000-0000000000a1', '01890a5d-ac96-7000-8000-000000000002', 2, 3, false, false, 0, '2026-01-03Z'),
  ('01890a5d-ac96-7000-8000-0000000000a2', '01890a5d-ac96-7000-8000-000000000001', 0, 0, true, false, 0, '2026-01-05Z'),
  ('01890a5d-ac96-7000-8000-0000000000a2', '01890a5d-ac96-7000-8000-000000000003', 1, 1, false, false, 0, '2026-01-05Z');
insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, image_url, media, media_id, duration, reply_to, client_id, edited_at, deleted_at, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000b1', '01890a5d-ac96-7000-8000-0000000000a1', 1, 4, '01890a5d-ac96-7000-8000-000000000001', 'text',
   'hello @bob', '[{"start":6,"end":10,"kind":"mention","value":"bob"}]', null, null, null, null, null, 'device-1', '2026-01-03T01:00:00Z', null, '2026-01-03Z'),
  ('01890a5d-ac96-7000-8000-0000000000b2', '01890a5d-ac96-7000-8000-0000000000a1', 2, 5, '01890a5d-ac96-7000-8000-000000000002', 'voice',
   '', '[]', '/media/voice/1.webm', '{"kind":"audio"}', '01890a5d-ac96-7000-8000-0000000000e1', 1.5, '01890a5d-ac96-7000-8000-0000000000b1', null, null, null, '2026-01-04Z'),
  ('01890a5d-ac96-7000-8000-0000000000b3', '01890a5d-ac96-7000-8000-0000000000a1', 3, 6, '01890a5d-ac96-7000-8000-000000000001', 'text',
   '', '[]', null, null, null, null, null, null, null, '2026-01-04T01:00:00Z', '2026-01-04Z'),
  ('01890a5d-ac96-7000-8000-0000000000b4', '01890a5d-ac96-7000-8000-0000000000a2', 1, 1, '01890a5d-ac96-7000-8000-000000000003', 'text',
   'you do not know me', '[]', null, null, null, null, null, null, null, null, '2026-01-05Z');
update conversations set last_message_id = '01890a5d-ac96-7000-8000-0000000000b3' where id = '01890a5d-ac96-7000-8000-0000000000a1';
update conversations set last_message_id = '01890a5d-ac96-7000-8000-0000000000b4' where id = '01890a5d-ac96-7000-8000-0000000000a2';
insert into reactions values ('01890a5d-ac96-7000-8000-0000000000b1', '01890a5d-ac96-7000-8000-000000000002', '👍', '2026-01-04Z');
insert into presence values ('01890a5d-ac96-7000-8000-000000000001', '2026-01-05Z');
insert into notices (id, member_id, kind, from_id, key, created_at) values
  ('01890a5d-ac96-7000-8000-0000000000c1', '01890a5d-ac96-7000-8000-000000000002', 'message', '01890a5d-ac96-7000-8000-000000000001',
   'message:01890a5d-ac96-7000-8000-0000000000a1', '2026-01-04Z');
