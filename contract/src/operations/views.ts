import * as z from 'zod/mini';

const bytes = z.number();
const time = z.iso.datetime();

/** A process as it last spoke of itself; figures are of the seconds before. */
export const processView = z.object({
  id: z.string(),
  host: z.string(),
  pid: z.int(),
  version: z.string(),
  node: z.string(),
  started_at: time,
  seen_at: time,
  memory: bytes,
  /** How late its loop was, of the worst hundredth. */
  delay_ms: z.number(),
  requests_a_second: z.number(),
  failures: z.int(),
  p50_ms: z.number(),
  p99_ms: z.number(),
  /** Open pages. */
  pages: z.int(),
});
export type ProcessView = z.output<typeof processView>;

export const queueView = z.object({
  kind: z.string(),
  /** It could be done now. */
  waiting: z.int(),
  /** Its time is later. */
  planned: z.int(),
  running: z.int(),
  failed: z.int(),
  late_s: z.number(),
});
export type QueueView = z.output<typeof queueView>;

export const backupView = z.object({
  made_at: time,
  rows: z.number(),
  bytes,
  /** When it was last restored for a try; null: never. */
  rehearsed_at: z.nullable(time),
});
export type BackupView = z.output<typeof backupView>;

export const healthView = z.object({
  processes: z.array(processView),
  queues: z.array(queueView),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    version: z.string(),
    bytes,
    connections: z.int(),
    connections_max: z.int(),
    /** Standbys that are named, and those that answer reads now. */
    replicas: z.int(),
    replicas_used: z.int(),
  }),
  /** The largest tables with their indexes; rows as PostgreSQL reckons them, null before it has. */
  tables: z.array(z.object({ name: z.string(), rows: z.nullable(z.number()), bytes })),
  files: z.object({
    place: z.enum(['folder', 's3', 'host']),
    count: z.int(),
    bytes,
    /** Of the disk under DATA_DIR; null: nobody says. */
    disk_free: z.nullable(bytes),
    disk_size: z.nullable(bytes),
  }),
  /** Those who are here; and new within a day. */
  people: z.object({ members: z.int(), joined: z.int(), posts: z.int(), messages: z.int() }),
  redis: z.enum(['none', 'ready', 'away']),
  backup: z.nullable(backupView),
});
export type HealthView = z.output<typeof healthView>;
