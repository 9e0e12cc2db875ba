// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type ExportId, type ExportState, type MemberId } from '#kernel';

export interface ExportRow {
  id: ExportId;
  member_id: MemberId;
  state: ExportState;
  file: string | null;
  size: string | null;
  created_at: Date;
  expires_at: Date | null;
}

export const selectNewestExport = maybe<{ memberId: MemberId }, ExportRow>(
  'rights_select_newest_export',
  `select id, member_id, state, file, size, created_at, expires_at from exports where member_id = $1 order by id desc limit 1`,
  (p) => [p.memberId],
);

/** No row when one was asked for since a day ago; a failed one does not count. */
export const insertExport = maybe<{ id: ExportId; memberId: MemberId; now: Date; since: Date }, ExportRow>(
  'rights_insert_export',
  `insert into exports (id, member_id, state, created_at) select $1::uuid, $2::uuid, 'waiting', $3::timestamptz
where not exists (select 1 from exports where member_id = $2 and created_at > $4 and state <> 'failed')
returning id, member_id, state, file, size, created_at, expires_at`,
  (p) => [p.id, p.memberId, p.now, p.since],
);

export interface LockOwnerRow {
  id: MemberId;
}

/** Asked for twice at once, it is made once. */
export const lockOwner = maybe<{ memberId: MemberId }, LockOwnerRow>(
  'rights_lock_owner',
  `select id from members where id = $1 for no key update`,
  (p) => [p.memberId],
);

export const selectReadyExport = maybe<{ id: ExportId; memberId: MemberId; now: Date }, ExportRow>(
  'rights_select_ready_export',
  `select id, member_id, state, file, size, created_at, expires_at from exports where id = $1 and member_id = $2 and state = 'ready' and expires_at > $3`,
  (p) => [p.id, p.memberId, p.now],
);

/** `file` is where it will lie, if it has no place yet from an earlier try. Nothing when its member has gone, or it is there. */
export const beginExport = maybe<{ file: string; id: ExportId }, ExportRow>(
  'rights_begin_export',
  `update exports set state = 'waiting', expires_at = null, file = coalesce(file, $1) where id = $2 and state <> 'ready'
returning id, member_id, state, file, size, created_at, expires_at`,
  (p) => [p.file, p.id],
);

/** Nothing when its member has gone meanwhile. */
export const markExportReady = exec<{ size: bigint | number; until: Date; id: ExportId }>(
  'rights_mark_export_ready',
  `update exports set state = 'ready', size = $1, expires_at = $2 where id = $3`,
  (p) => [p.size, p.until, p.id],
);

export const markExportFailed = exec<{ until: Date; id: ExportId }>(
  'rights_mark_export_failed',
  `update exports set state = 'failed', expires_at = $1 where id = $2`,
  (p) => [p.until, p.id],
);

/** What waits is not old, however long it takes. */
export const selectExpiredExports = many<{ now: Date }, ExportRow>(
  'rights_select_expired_exports',
  `select id, member_id, state, file, size, created_at, expires_at from exports where state <> 'waiting' and expires_at <= $1 order by id limit 100`,
  (p) => [p.now],
);

export const selectExports = many<{ memberId: MemberId }, ExportRow>(
  'rights_select_exports',
  `select id, member_id, state, file, size, created_at, expires_at from exports where member_id = $1`,
  (p) => [p.memberId],
);

export const deleteExport = exec<{ id: ExportId }>(
  'rights_delete_export',
  `delete from exports where id = $1`,
  (p) => [p.id],
);
