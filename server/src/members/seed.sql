-- Many members at once, for a community that is made rather than joined. None of them counts as a sign-up.

-- name: insertDemo :exec
-- A handle that somebody has already is left to them.
insert into members (id, username, display_name, bio, verified_by, private, creator_category, demo, created_at, updated_at)
select id, username, "displayName", bio, 'demo', private, creator, true, "createdAt", "createdAt"
from jsonb_to_recordset(:drafts) as draft
  (id uuid, username text, "displayName" text, bio text, private boolean, creator text, "createdAt" timestamptz)
on conflict do nothing;

-- name: selectDemoMembers :many
select id, username, avatar_url from members where demo order by id;

-- name: selectHasReal :one
select exists (select 1 from members where not demo) as found;

-- name: deleteDemoMembers :exec
delete from members where demo;
