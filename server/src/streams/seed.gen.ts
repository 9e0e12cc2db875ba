// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec } from '#kernel';

export const insertStreams = exec<{ drafts: string }>(
  'streams_insert_streams',
  `insert into streams (id, host_id, title, category, state, scheduled_for, created_at)
select id, "hostId", title, category, 'scheduled', "scheduledFor", "createdAt"
from jsonb_to_recordset($1) as draft
  (id uuid, "hostId" uuid, title text, category text, "scheduledFor" timestamptz, "createdAt" timestamptz)
on conflict do nothing`,
  (p) => [p.drafts],
);
