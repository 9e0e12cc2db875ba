-- Posts that their author wrote elsewhere. They are no news: nothing is emitted, no timeline gets them, and their hashtags are
-- not those of today.

-- name: insertImported :one
-- An id comes from the post it was, so that what is here already stays as it is; also what came in an archive of this server.
-- for: author
with made as (
  insert into posts (id, member_id, content, facets, created_at, imported_from)
  select draft.id, :member_id::uuid, draft.content, draft.facets, draft."createdAt", :source!
  from jsonb_to_recordset(:drafts) as draft (id uuid, was uuid, content text, facets jsonb, "createdAt" timestamptz)
  where not exists (select 1 from posts known where known.id = draft.was and known.member_id = :member_id)
  on conflict do nothing returning member_id
), counted as (
  count_posts(1, select member_id from made)
)
select count(*)::int as made from made;
