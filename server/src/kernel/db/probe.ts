import pg from 'pg';
import { toPosition } from './wal-position.ts';

/** Whoever takes longer is taken to be away. */
const ANSWER_MS = 1_000;

export interface ProbeAnswer {
  readonly isReadOnly: boolean;
  /** Counts promotions: of two that take writes, the one with the higher number was promoted last. Null of a standby. */
  readonly timeline: number | null;
  /** How far a standby has come; null of a primary. */
  readonly replayed: bigint | null;
  /** The timeline that a standby receives, 0 while it receives none; null of a primary, and where the role may not know. */
  readonly follows: number | null;
}

// A fenced server may be no standby, and refuse to write all the same.
const QUESTION = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only,
  case when pg_is_in_recovery() then null else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline,
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed,
  case when pg_is_in_recovery() and pg_has_role('pg_read_all_stats', 'usage')
    then coalesce((select received_tli from pg_stat_wal_receiver), 0) end as follows`;

interface Row {
  is_read_only: boolean;
  timeline: string | null;
  replayed: string | null;
  follows: number | null;
}

/** Ends a connection without a word, also one whose other end is gone. */
export const cut = (client: pg.Client): void =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();

/** Asks one host what it is, on a connection of its own. */
export class Probe {
  private client: pg.Client | null = null;

  constructor(readonly address: string) {}

  /** null: no answer. */
  async ask(): Promise<ProbeAnswer | null> {
    try {
      this.client ??= await this.connect();
      const { rows } = await this.client.query<Row>(QUESTION);
      const { is_read_only = true, timeline = null, replayed = null, follows = null } = rows[0] ?? {};
      return {
        isReadOnly: is_read_only,
        timeline: timeline === null ? null : parseInt(timeline, 16),
        replayed: toPosition(replayed ?? ''),
        follows,
      };
    } catch {
      this.close();
      return null;
    }
  }

  close(): void {
    if (this.client !== null) cut(this.client);
    this.client = null;
  }

  private async connect(): Promise<pg.Client> {
    const limits = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS };
    const client = new pg.Client({ connectionString: this.address, ...limits });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}
