import { statement } from '#kernel';

export interface ExportRow {
  id: string;
  member_id: string;
  state: 'waiting' | 'ready' | 'failed';
  file: string | null;
  size: string | null;
  created_at: Date;
  /** Of a ready archive, when it goes; of a waiting one, until when somebody works on it. */
  expires_at: Date | null;
}

const EXPORT = 'id, member_id, state, file, size, created_at, expires_at';

/** $1 member. */
export const selectNewest = statement<ExportRow>(
  'export_newest',
  `select ${EXPORT} from exports where member_id = $1 order by id desc limit 1`,
);

/** $1 id, $2 member, $3 now, $4 a day ago. No row when one was asked for since then; a failed one does not count. */
export const insertExport = statement<ExportRow>(
  'export_insert',
  `insert into exports (id, member_id, state, created_at) select $1, $2, 'waiting', $3
   where not exists (select 1 from exports where member_id = $2 and created_at > $4 and state <> 'failed')
   returning ${EXPORT}`,
);

/** Asked for twice at once, it is made once. */
export const lockOwner = statement('export_lock', 'select id from members where id = $1 for no key update');

/** $1 archive, $2 member, $3 now. */
export const selectReady = statement<ExportRow>(
  'export_ready',
  `select ${EXPORT} from exports where id = $1 and member_id = $2 and state = 'ready' and expires_at > $3`,
);

/**
 * The next that waits and that nobody works on; one that has failed goes to the end. $1 now, $2 until when it is ours, $3
 * where its file will lie if it has no place yet.
 */
export const claimNext = statement<ExportRow>(
  'export_claim',
  `update exports set expires_at = $2, file = coalesce(file, $3) where id = (
     select id from exports where state = 'waiting' and (expires_at is null or expires_at <= $1)
     order by coalesce(expires_at, created_at), id limit 1 for update skip locked
   ) returning ${EXPORT}`,
);

/** $1 archive, $2 until when. */
export const prolong = statement(
  'export_prolong',
  `update exports set expires_at = $2 where id = $1 and state = 'waiting'`,
);

/** $1 archive, $2 bytes, $3 when it goes. No row when its member has gone meanwhile. */
export const markReady = statement<{ id: string }>(
  'export_done',
  `update exports set state = 'ready', size = $2, expires_at = $3 where id = $1 returning id`,
);

/** $1 archive, $2 when it is forgotten. */
export const markFailed = statement(
  'export_failed',
  `update exports set state = 'failed', expires_at = $2 where id = $1`,
);

/** $1 now. What waits is not old, however long it takes. */
export const selectExpired = statement<ExportRow>(
  'export_expired',
  `select ${EXPORT} from exports where state <> 'waiting' and expires_at <= $1 order by id limit 100`,
);

export const selectOf = statement<ExportRow>('export_of_member', `select ${EXPORT} from exports where member_id = $1`);

export const deleteExport = statement('export_delete', 'delete from exports where id = $1');

/** $1 now: whose time runs out within a day. Who came back, or is due no more because the clock was put back, is forgotten. */
export const noteDue = statement(
  'erasures_note',
  `with forgotten as (
     delete from erasures e where e.seen_at > $1 or not exists (
       select 1 from members m where m.id = e.member_id and m.erase_after <= $1::timestamptz + interval '1 day')
   )
   insert into erasures (member_id, seen_at)
   select id, $1 from members where erase_after <= $1::timestamptz + interval '1 day' and not demo
   on conflict (member_id) do nothing`,
);

/** $1 now, $2 how many. Noted by an earlier look, most of a day ago: a clock that jumps forward erases nobody (SR-M13). */
export const selectDue = statement<{ id: string }>(
  'member_erase_due',
  `select m.id from erasures e join members m on m.id = e.member_id
   where m.erase_after <= $1 and not m.demo and e.seen_at <= $1::timestamptz - interval '20 hours' order by m.erase_after limit $2`,
);

/** Nobody comes back while they are being erased. $1 member, $2 now. */
export const lockDue = statement<{ email: string | null }>(
  'member_erase_lock',
  'select email from members where id = $1 and erase_after <= $2 for update',
);
