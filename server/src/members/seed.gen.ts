// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, one, type MemberId } from '#kernel';

/** A handle that somebody has already is left to them. */
export const insertDemo = exec<{ drafts: string }>(
  'members_insert_demo',
  `insert into members (id, username, display_name, bio, verified_by, private, creator_category, demo, created_at, updated_at)
select id, username, "displayName", bio, 'demo', private, creator, true, "createdAt", "createdAt"
from jsonb_to_recordset($1) as draft
  (id uuid, username text, "displayName" text, bio text, private boolean, creator text, "createdAt" timestamptz)
on conflict do nothing`,
  (p) => [p.drafts],
);

export interface SelectDemoMembersRow {
  id: MemberId;
  username: string;
  avatar_url: string | null;
}

export const selectDemoMembers = many<void, SelectDemoMembersRow>(
  'members_select_demo_members',
  `select id, username, avatar_url from members where demo order by id`,
  () => [],
);

export interface SelectHasRealRow {
  found: boolean;
}

export const selectHasReal = one<void, SelectHasRealRow>(
  'members_select_has_real',
  `select exists (select 1 from members where not demo) as found`,
  () => [],
);

export const deleteDemoMembers = exec<void>(
  'members_delete_demo_members',
  `delete from members where demo`,
  () => [],
);
