import type { Call, MemberId, SessionId } from '@wagram/contract/kernel';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { CacheFigures } from './cache-figures.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database, Db } from './db/database.ts';
import type { Dispatcher } from './events/dispatcher.ts';
import type { FileStore } from './file-store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { Log } from './log.ts';
import type { Mailer } from './outside/mail.ts';
import type { Seal } from './seal.ts';
import type { SmsGateway } from './outside/sms.ts';

/** Who is asking, as the session says. */
export interface Viewer {
  readonly memberId: MemberId;
  readonly sessionId: SessionId;
  readonly demo: boolean;
  /** With its leading @. */
  readonly handle: string;
  readonly verifiedEmail: string | null;
  /** Deactivated members have no session. */
  readonly state: 'active' | 'suspended';
}

/** The kernel knows that sessions exist; the auth room owns them, the app plugs it in. */
export type FindSession = (db: Db, token: string, now: Date) => Promise<Viewer | null>;

/** Which of these sessions still hold; open sockets are asked about every few seconds. */
export type HoldSessions = (db: Db, sessionIds: readonly SessionId[], now: Date) => Promise<Set<SessionId>>;

/** Everything a room may lean on. */
export interface App {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  /** A replica that has come that far, or the database itself: see `CallRequest.reading`. */
  readFrom(position: bigint): Db;
  readonly log: Log;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly sms: SmsGateway;
  readonly seal: Seal;
  readonly findSession: FindSession;
  /** Where files lie; the media room knows how. */
  readonly files: FileStore;
  /** What happens, told at once to those who have the page open. */
  readonly live: Live;
  readonly events: Dispatcher;
  /** Work for later, kept until it is done. */
  readonly jobs: Jobs;
  readonly http: FastifyInstance;
  /** What is shared between machines, if it is: 'away' is told, and mends itself. */
  redisState(): 'none' | 'ready' | 'away';
  /** OPS-07: what is measured; /metrics tells it. */
  readonly metrics: Registry;
  /** Where what is kept in memory counts how often it was of use, by the name of the cache. */
  cacheFigures(cache: string): CacheFigures;
  /** AZ-08: what this program answers; `route` adds to it. */
  readonly calls: Set<Call>;
  /** A transaction that may emit events and ask for jobs: they are told and done as soon as it is committed. */
  transact<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Work that goes on after the answer (a mail); waited for when the program stops. */
  background(work: Promise<unknown>, what: string): void;
}
