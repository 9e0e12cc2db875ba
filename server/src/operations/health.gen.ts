// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type BackupId, type MemberId, type MessageId, type PostId, type ProcessId } from '#kernel';

export const upsertProcess = exec<{ id: ProcessId; host: string; pid: number; version: string; node: string; startedAt: Date; now: Date; memory: bigint | number; delayMs: number; requestsASecond: number; failures: number; p50Ms: number; p99Ms: number; pages: number }>(
  'operations_upsert_process',
  `insert into processes (id, host, pid, version, node, started_at, seen_at, memory, delay_ms, requests_a_second, failures, p50_ms, p99_ms, pages)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
on conflict (id) do update set seen_at = excluded.seen_at, memory = excluded.memory, delay_ms = excluded.delay_ms,
  requests_a_second = excluded.requests_a_second, failures = excluded.failures, p50_ms = excluded.p50_ms,
  p99_ms = excluded.p99_ms, pages = excluded.pages`,
  (p) => [p.id, p.host, p.pid, p.version, p.node, p.startedAt, p.now, p.memory, p.delayMs, p.requestsASecond, p.failures, p.p50Ms, p.p99Ms, p.pages],
);

export const deleteProcess = exec<{ id: ProcessId }>(
  'operations_delete_process',
  `delete from processes where id = $1`,
  (p) => [p.id],
);

export const deleteGone = exec<{ before: Date }>(
  'operations_delete_gone',
  `delete from processes where seen_at < $1`,
  (p) => [p.before],
);

export interface SelectProcessesRow {
  id: ProcessId;
  host: string;
  pid: number;
  version: string;
  node: string;
  started_at: Date;
  seen_at: Date;
  memory: string;
  delay_ms: number;
  requests_a_second: number;
  failures: number;
  p50_ms: number;
  p99_ms: number;
  pages: number;
}

export const selectProcesses = many<{ since: Date }, SelectProcessesRow>(
  'operations_select_processes',
  `select * from processes where seen_at >= $1 order by host, started_at, id limit 200`,
  (p) => [p.since],
);

export interface SelectDatabaseRow {
  version: string;
  bytes: number;
  connections: number;
  connections_max: number;
}

export const selectDatabase = one<void, SelectDatabaseRow>(
  'operations_select_database',
  `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
  (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
  current_setting('max_connections')::int as connections_max`,
  () => [],
);

export interface SelectTablesRow {
  name: string;
  rows: number | null;
  bytes: number;
}

/** The largest, with their indexes. Rows are what the planner reckons: counting them would read them all. */
export const selectTables = many<void, SelectTablesRow>(
  'operations_select_tables',
  `select c.relname::text as name, nullif(c.reltuples, -1)::float8 as rows, pg_total_relation_size(c.oid)::float8 as bytes
from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
order by pg_total_relation_size(c.oid) desc, c.relname limit 8`,
  () => [],
);

export interface SelectFilesRow {
  count: number;
  bytes: number;
}

export const selectFiles = one<void, SelectFilesRow>(
  'operations_select_files',
  `select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes from media`,
  () => [],
);

export interface SelectPeopleRow {
  members: number;
  joined: number;
  posts: number;
  messages: number;
}

/** Those who are here and not elsewhere (FED-03), and what was new since: ids are made in the order of time, so their own index finds it. */
export const selectPeople = one<{ membersSince: MemberId; postsSince: PostId; messagesSince: MessageId }, SelectPeopleRow>(
  'operations_select_people',
  `select (select count(*)::int from members where state = 'active' and host is null) as members,
  (select count(*)::int from members where id >= $1 and host is null) as joined,
  (select count(*)::int from posts where id >= $2 and not remote) as posts,
  (select count(*)::int from messages where id >= $3) as messages`,
  (p) => [p.membersSince, p.postsSince, p.messagesSince],
);

export const insertBackup = exec<{ id: BackupId; madeAt: Date; rows: bigint | number; bytes: bigint | number }>(
  'operations_insert_backup',
  `insert into backups (id, made_at, rows, bytes) values ($1, $2, $3, $4)`,
  (p) => [p.id, p.madeAt, p.rows, p.bytes],
);

export const updateRehearsed = exec<{ now: Date | null; madeAt: Date }>(
  'operations_update_rehearsed',
  `update backups set rehearsed_at = $1 where made_at = $2`,
  (p) => [p.now, p.madeAt],
);

export interface SelectLastBackupRow {
  made_at: Date;
  rows: number;
  bytes: number;
  rehearsed_at: Date | null;
}

export const selectLastBackup = maybe<void, SelectLastBackupRow>(
  'operations_select_last_backup',
  `select made_at, rows::float8 as rows, bytes::float8 as bytes, rehearsed_at from backups order by made_at desc limit 1`,
  () => [],
);
