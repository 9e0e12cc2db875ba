-- What members have written and not posted, and what goes out later. Nobody but its author ever sees a draft.

-- macro: draft_columns(row)
-- The post that it speaks of, as far as it is for its author.
:row.id, :row.member_id, :row.content, :row.media, :row.quote_of, :row.poll, :row.warning, :row.state, :row.problem,
  :row.scheduled_for, :row.version, :row.updated_at, quoted_post(:row.member_id, :row) as quoted_post

-- name: selectDrafts :many
-- row: DraftRow
select draft_columns(d) from drafts d
where d.member_id = :member_id and d.state = 'draft' and (d.updated_at, d.id) < (:before::timestamptz, :before_id::uuid)
order by d.updated_at desc, d.id desc limit :count;

-- name: selectScheduled :many
-- The next one first, and before it what should have gone out and did not.
-- row: DraftRow
select draft_columns(d) from drafts d
where d.member_id = :member_id and d.state <> 'draft' and (d.scheduled_for, d.id) > (:after::timestamptz, :after_id::uuid)
order by d.scheduled_for, d.id limit :count;

-- name: selectDraft :maybe
-- row: DraftRow
select draft_columns(d) from drafts d where d.id = :id and d.member_id = :member_id;

-- name: countOthers :one
select count(*)::int as others from drafts where member_id = :member_id and id <> :id;

-- name: upsertDraft :maybe
-- No row for an id that is somebody else's, or whose post is out already: what comes late does not bring it back. What is
-- scheduled stays so, what was not sent becomes a draft.
-- row: DraftRow
-- for: author
with kept as (
  insert into drafts (id, member_id, content, media, quote_of, poll, warning, created_at, updated_at)
  select :id::uuid, :member_id::uuid, :content, :media::jsonb, :quote_of?::uuid, :poll?::jsonb, :warning?, :now::timestamptz, :now
  where not exists (select 1 from posts sent where sent.member_id = :member_id and sent.client_key = :key!)
  on conflict (id) do update set content = excluded.content, media = excluded.media, quote_of = excluded.quote_of,
    poll = excluded.poll, warning = excluded.warning, updated_at = excluded.updated_at, version = drafts.version + 1,
    state = case when drafts.state = 'scheduled' then 'scheduled' else 'draft' end, problem = null,
    scheduled_for = case when drafts.state = 'scheduled' then drafts.scheduled_for end
  where drafts.member_id = excluded.member_id
  returning *
)
select draft_columns(kept) from kept;

-- name: deleteOtherMedia :exec
delete from draft_media where draft_id = :draft_id and media_id <> all(:media_ids::uuid[]);

-- name: insertDraftMedia :exec
insert into draft_media (draft_id, media_id) select :draft_id, media_id from unnest(:media_ids::uuid[]) as file (media_id)
on conflict do nothing;

-- name: updateSchedule :maybe
-- Without a time it is a draft again. Only as it was read: what is scheduled has been looked at.
-- row: DraftRow
with changed as (
  update drafts set state = case when :at?::timestamptz is null then 'draft' else 'scheduled' end, scheduled_for = :at,
    problem = null, version = version + 1, updated_at = :now
  where id = :id and member_id = :member_id and version = :version
  returning *
)
select draft_columns(changed) from changed;

-- name: selectDue :maybe
-- For whoever sends it: with how its author stands.
-- row: DueRow
select draft_columns(d), m.state as author_state from drafts d join members m on m.id = d.member_id
where d.id = :id and d.state = 'scheduled' and d.scheduled_for <= :now;

-- name: takeDraft :maybe
-- In the transaction that makes its post. No row when it was changed, posted or deleted since it was read.
delete from drafts where id = :id and member_id = :member_id and version = :version returning id;

-- name: failDraft :maybe
update drafts set state = 'failed', problem = :problem!, version = version + 1
where id = :id and version = :version and state = 'scheduled' returning id;

-- name: deleteDraft :maybe
delete from drafts where id = :id and member_id = :member_id returning id;

-- name: exportDrafts :many
select id, content, media, quote_of, poll, warning, state, problem, scheduled_for, created_at, updated_at
from drafts where member_id = :member_id order by created_at;

-- name: eraseDrafts :exec
delete from drafts where member_id = :member_id;
