// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { one, type MemberId, type PostImportedFrom } from '#kernel';

export interface InsertImportedRow {
  made: number;
}

/** An id comes from the post it was, so that what is here already stays as it is; also what came in an archive of this server. */
export const insertImported = one<{ memberId: MemberId; source: PostImportedFrom; drafts: string }, InsertImportedRow>(
  'posts_insert_imported',
  `with made as (
  insert into posts (id, member_id, content, facets, created_at, imported_from)
  select draft.id, $1::uuid, draft.content, draft.facets, draft."createdAt", $2
  from jsonb_to_recordset($3) as draft (id uuid, was uuid, content text, facets jsonb, "createdAt" timestamptz)
  where not exists (select 1 from posts known where known.id = draft.was and known.member_id = $1)
  on conflict do nothing returning member_id
), counted as (
  update members set posts_count = posts_count + 1 * each_of.number
from (select each_of.id, count(*) as number from (select member_id from made) each_of (id) group by each_of.id order by each_of.id) each_of
where members.id = each_of.id
)
select count(*)::int as made from made`,
  (p) => [p.memberId, p.source, p.drafts],
);
