-- Streams that are still to come. History is not news: nobody is told.

-- name: insertStreams :exec
insert into streams (id, host_id, title, category, state, scheduled_for, created_at)
select id, "hostId", title, category, 'scheduled', "scheduledFor", "createdAt"
from jsonb_to_recordset(:drafts) as draft
  (id uuid, "hostId" uuid, title text, category text, "scheduledFor" timestamptz, "createdAt" timestamptz)
on conflict do nothing;
