import type pg from 'pg';
import type { Log } from '../log.ts';
import { addressesOf, hostOf } from './addresses.ts';
import type { Db } from './db.ts';
import { isDatabaseDown, isReplayConflict } from './driver-errors.ts';
import { openPool } from './pool.ts';
import { Primary } from './primary.ts';
import { Probe } from './probe.ts';
import { toPosition } from './wal-position.ts';

const LOOK_MS = 200;
/** Then the primary is asked: a replica that froze keeps its connections. */
const ANSWER_MS = 2_000;
/** A minute of them, the most that REPLICA_LAG_MS may be. */
const MARKS_MAX = 300;

interface Mark {
  /** When the primary was asked, and how far it had come by then. */
  readonly at: number;
  readonly position: bigint;
  /** How often it was promoted, it or those before it. */
  readonly timeline: number | null;
}

/** A standby that answers reads. */
class Replica {
  private readonly probe: Probe;
  private readonly pool: pg.Pool;
  private readonly host: Primary;
  private marks: Mark[] = [];
  /** It has all that had happened by then. */
  private freshAt = -Infinity;
  private position = 0n;
  private isIn = false;

  constructor(
    readonly address: string,
    { isPooled, size }: ReplicaOptions,
    private readonly log: Log,
  ) {
    this.host = new Primary(address, log);
    this.pool = openPool(this.host, log, { size, isPooled, answerMs: ANSWER_MS });
    this.probe = new Probe(address);
  }

  async follow(mark: Mark, lagMs: number): Promise<void> {
    this.marks.push(mark);
    if (this.marks.length > MARKS_MAX) this.marks.shift();
    const answer = await this.probe.ask();
    // One that followed another primary than this may be further on, in what never happened.
    const isAstray = answer?.follows != null && answer.follows !== mark.timeline;
    if (answer === null || answer.replayed === null || isAstray) this.leaveOut();
    else this.note(answer.replayed);
    const isIn = this.knows(0n, lagMs);
    if (isIn !== this.isIn)
      this.log.warn(`the replica ${hostOf(this.address)} ${isIn ? 'answers reads' : 'is left out'}`);
    this.isIn = isIn;
  }

  /** Whether it is no older than that, and has all up to that position. */
  knows(position: bigint, lagMs: number): boolean {
    return this.position >= position && performance.now() - this.freshAt <= lagMs;
  }

  figures(): ReplicaFigures {
    const lagMs = performance.now() - this.freshAt;
    return { host: hostOf(this.address), lagS: Number.isFinite(lagMs) ? lagMs / 1000 : null, isUsed: this.isIn };
  }

  /** Until it is asked again, and answers. */
  leaveOut(): void {
    this.freshAt = -Infinity;
    this.marks = [];
  }

  /** A Db like any other: whatever a replica cannot do is done by the primary. */
  toDb(db: Db): Db {
    return {
      ...db,
      query: async (statement) => {
        try {
          return await this.pool.query(statement as pg.QueryConfig);
        } catch (error) {
          if (isDatabaseDown(error)) this.leaveOut();
          else if (!isReplayConflict(error)) throw error;
          return db.query(statement);
        }
      },
    };
  }

  async close(): Promise<void> {
    this.probe.close();
    await this.pool.end();
    await this.host.close();
  }

  private note(replayed: bigint): void {
    this.position = replayed;
    const behind = this.marks.findIndex(({ position }) => position > replayed);
    const reached = behind === -1 ? this.marks : this.marks.slice(0, behind);
    this.freshAt = Math.max(this.freshAt, reached.at(-1)?.at ?? -Infinity);
    this.marks = this.marks.slice(reached.length);
  }
}

interface ReplicaFigures {
  readonly host: string;
  /** null: nobody knows. */
  readonly lagS: number | null;
  readonly isUsed: boolean;
}

export interface ReplicaOptions {
  readonly url: string;
  readonly lagMs: number;
  readonly isPooled: boolean;
  /** Connections to each. */
  readonly size: number;
}

/**
 * OPS-03: standbys that answer what may be a moment old. The primary is asked how far it has come, then each replica how
 * far it has: one that has not reached where the primary was `lagMs` ago is left out until it has.
 */
export class Replicas {
  private readonly replicas: readonly Replica[];
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void> | null = null;
  private turn = 0;

  /** `primary` is a line of its own: whether replicas are fresh is asked also while everybody waits for the others. */
  constructor(
    private readonly primary: pg.Pool,
    private readonly options: ReplicaOptions,
    log: Log,
  ) {
    this.replicas = addressesOf(options.url).map((address) => new Replica(address, options, log));
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  look(): Promise<void> {
    this.looking ??= this.askAll().finally(() => (this.looking = null));
    return this.looking;
  }

  /** How many are named, and how many of them answer reads now. */
  count(): { all: number; used: number } {
    const used = this.replicas.filter((replica) => replica.knows(0n, this.options.lagMs));
    return { all: this.replicas.length, used: used.length };
  }

  /** How far the primary has come: whoever has got so far knows all that is committed by now. */
  async position(): Promise<string> {
    const { rows } = await this.primary.query<{ position: string }>('select pg_current_wal_insert_lsn() as position');
    return rows[0]?.position ?? '';
  }

  figures(): ReplicaFigures[] {
    return this.replicas.map((replica) => replica.figures());
  }

  /** For each way to read, made once: statements that are batched are batched by it. */
  readers(db: Db): (position: bigint) => Db {
    const each = this.replicas.map((replica) => ({ replica, db: replica.toDb(db) }));
    return (position) => {
      this.turn += 1;
      const able = each.filter(({ replica }) => replica.knows(position, this.options.lagMs));
      return able[this.turn % able.length]?.db ?? db;
    };
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await Promise.all([this.primary.end(), ...this.replicas.map((replica) => replica.close())]);
  }

  private async askPrimary(): Promise<{ timeline: number | null; position: bigint | null }> {
    const text = `select pg_current_wal_insert_lsn()::text as position, left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`;
    const asked = this.primary.query<{ position: string; timeline: string }>(text);
    const row = (await asked.catch(() => null))?.rows[0];
    return row === undefined
      ? { timeline: null, position: null }
      : { timeline: parseInt(row.timeline, 16), position: toPosition(row.position) };
  }

  private async askAll(): Promise<void> {
    const at = performance.now();
    const { timeline, position } = await this.askPrimary();
    // Nobody knows how old a replica is while the primary does not answer.
    if (position === null) return this.replicas.forEach((replica) => replica.leaveOut());
    await Promise.all(this.replicas.map((replica) => replica.follow({ at, position, timeline }, this.options.lagMs)));
  }
}
