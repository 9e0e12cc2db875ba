// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type ImportId, type ImportSource, type ImportState, type MemberId } from '#kernel';

export interface ImportRow {
  id: ImportId;
  member_id: MemberId;
  source: ImportSource;
  state: ImportState;
  plan: unknown;
  total: number;
  done: number;
  made: number;
  created_at: Date;
}

/** Another archive takes the place of the one before; nothing while that is being written. */
export const keepImport = maybe<{ id: ImportId; memberId: MemberId; source: ImportSource; plan: string; items: string | null; total: number; now: Date }, ImportRow>(
  'imports_keep_import',
  `insert into imports (id, member_id, source, state, plan, items, total, created_at)
values ($1, $2, $3, 'shown', $4, $5, $6, $7)
on conflict (member_id) do update set id = excluded.id, source = excluded.source, state = 'shown', plan = excluded.plan,
  items = excluded.items, total = excluded.total, done = 0, made = 0, created_at = excluded.created_at
where imports.state <> 'running'
returning id, member_id, source, state, plan, total, done, made, created_at`,
  (p) => [p.id, p.memberId, p.source, p.plan, p.items, p.total, p.now],
);

export const selectImport = maybe<{ memberId: MemberId }, ImportRow>(
  'imports_select_import',
  `select id, member_id, source, state, plan, total, done, made, created_at from imports where member_id = $1`,
  (p) => [p.memberId],
);

/** One that failed may be started again: it goes on where it stopped. */
export const startImport = maybe<{ id: ImportId; memberId: MemberId }, ImportRow>(
  'imports_start_import',
  `update imports set state = 'running'
where id = $1 and member_id = $2 and state in ('shown', 'failed') and items is not null
returning id, member_id, source, state, plan, total, done, made, created_at`,
  (p) => [p.id, p.memberId],
);

export interface SelectItemsRow {
  member_id: MemberId;
  source: ImportSource;
  batch: unknown;
}

/** A batch of what is left; whoever else works on it waits. */
export const selectItems = maybe<{ count: number; id: ImportId }, SelectItemsRow>(
  'imports_select_items',
  `select member_id, source, jsonb_path_query_array(items, format('$[%s to %s]', done, done + $1::int - 1)::jsonpath) as batch
from imports where id = $2 and state = 'running' and items is not null for update`,
  (p) => [p.count, p.id],
);

export const moveOn = exec<{ looked: number; made: number; id: ImportId }>(
  'imports_move_on',
  `update imports set done = done + $1::int, made = made + $2::int,
  state = case when done + $1 >= total then 'done' else state end,
  items = case when done + $1 >= total then null else items end
where id = $3`,
  (p) => [p.looked, p.made, p.id],
);

export const markFailed = exec<{ id: ImportId }>(
  'imports_mark_failed',
  `update imports set state = 'failed' where id = $1 and state = 'running'`,
  (p) => [p.id],
);

export const deleteImport = exec<{ id: ImportId; memberId: MemberId }>(
  'imports_delete_import',
  `delete from imports where id = $1 and member_id = $2 and state <> 'running'`,
  (p) => [p.id, p.memberId],
);

export const deleteOldImports = exec<{ before: Date }>(
  'imports_delete_old_imports',
  `delete from imports where created_at < $1 and state <> 'running'`,
  (p) => [p.before],
);

export interface SelectFollowableRow {
  id: MemberId;
}

/** Whom somebody may follow without asking, among these handles, and does not follow yet. */
export const selectFollowable = many<{ handles: readonly string[]; viewer: MemberId }, SelectFollowableRow>(
  'imports_select_followable',
  `select m.id from members m
where lower(m.username) = any($1::text[]) and m.id <> $2 and not m.private and m.host is null and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $2))
  and not exists (select 1 from follows f where f.follower_id = $2 and f.following_id = m.id)`,
  (p) => [p.handles, p.viewer],
);

export interface ExportImportsRow {
  id: ImportId;
  source: ImportSource;
  state: ImportState;
  plan: unknown;
  total: number;
  done: number;
  made: number;
  created_at: Date;
}

export const exportImports = many<{ memberId: MemberId }, ExportImportsRow>(
  'imports_export_imports',
  `select id, source, state, plan, total, done, made, created_at from imports where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseImports = exec<{ memberId: MemberId }>(
  'imports_erase_imports',
  `delete from imports where member_id = $1`,
  (p) => [p.memberId],
);
