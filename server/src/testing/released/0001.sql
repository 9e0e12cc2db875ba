-- A small community as the first version kept it.
insert into members (id, username, display_name, email, email_verified_at, bio, verified, verified_by, signup_number, created_at, updated_at) values
  ('01890a5d-ac96-7000-8000-000000000001', '@Ana', 'Ana', 'ana@example.org', '2026-01-02Z', 'walks', true, 'early', 1, '2026-01-01Z', '2026-01-01Z'),
  ('01890a5d-ac96-7000-8000-000000000002', '@bob_2', 'Bob ☂', null, null, null, false, null, 2, '2026-01-02Z', '2026-01-03Z');
insert into members (id, username, display_name, twitter_id, twitter_username, twitter_followers_count, invited_by, created_at, updated_at) values
  ('01890a5d-ac96-7000-8000-000000000003', '@eva', 'إيفا', '42', 'eva', 7, '01890a5d-ac96-7000-8000-000000000001', '2026-01-03Z', '2026-01-03Z');
insert into sessions (id, member_id, token_hash, kind, created_at, last_seen_at, expires_at) values
  ('01890a5d-ac96-7000-8000-000000000011', '01890a5d-ac96-7000-8000-000000000001', 'hash-1', 'browser', '2026-01-01Z', '2026-01-05Z', '2036-01-01Z');
insert into passwords (member_id, hash, changed_at) values ('01890a5d-ac96-7000-8000-000000000001', 'argon', '2026-01-01Z');
insert into identities (provider, subject, member_id, created_at) values ('google', 's-1', '01890a5d-ac96-7000-8000-000000000002', '2026-01-02Z');
insert into two_factors (member_id, secret, enabled, created_at) values ('01890a5d-ac96-7000-8000-000000000001', 'sealed', true, '2026-01-02Z');
insert into backup_codes (member_id, code_hash) values ('01890a5d-ac96-7000-8000-000000000001', 'code-1');
