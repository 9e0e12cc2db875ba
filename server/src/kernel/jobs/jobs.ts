import { setTimeout } from 'node:timers/promises';
import type { JobId } from '@wagram/contract/kernel';
import { causedBy, causedByNobody } from '../cause.ts';
import type { Db } from '../db/database.ts';
import { brokenUnique } from '../db/driver-errors.ts';
import { toJson } from '../db/query.ts';
import { newId } from '../ids.ts';
import type { JobKind, JobOptions, JobRules, JobWork } from './job-kind.ts';
import { claimJobs, deleteJobs, insertJob, insertJobs, moveLane, type ClaimJobsRow } from './jobs.gen.ts';
import { countJob } from './metrics.ts';
import { LEASE_MS, runJob, type Handler, type JobsParts } from './run-job.ts';

const LOOK_MS = 1_000;
/** Between two looks, so that what many have finished is filled up in one go. The first after a quiet time waits for nothing. */
const REST_MS = 20;
const ASKED = { name: 'jobs.asked', payload: {} };
/** After a start: a program that is restarted often does what is done now and then, too. */
const FIRST_MS = 60_000;

// A queue is empty most of the time and large now and then: a plan that is kept from the one serves the other badly.
const replanned = (db: Db): Db => ({ ...db, query: ({ text, values = [] }) => db.query({ text, values }) });

/**
 * Work for later, kept in the database until it is done: asked for in the transaction that makes it necessary, done by
 * whichever process is free, again after a failure, and given to an operator when all tries have failed.
 */
export class Jobs {
  private readonly replanning: Db;
  private readonly handlers = new Map<string, Handler>();
  private readonly running = new Map<string, Set<Promise<void>>>();
  private readonly stopping = new AbortController();
  private looking: Promise<void> | null = null;
  private again = false;
  private lookedAt = -REST_MS;
  /** Kinds of which there was more than could be taken. */
  private readonly crowded = new Set<string>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly parts: JobsParts) {
    this.replanning = replanned(parts.db);
    parts.events.atCommit(ASKED.name, () => this.wake());
  }

  /** Says who does a kind of work. What nobody here does waits for a process that does. */
  handle<Payload extends object>({ name }: JobKind<Payload>, rules: JobRules<Payload>, work: JobWork<Payload>): void {
    if (this.handlers.has(name)) throw new Error(`two rooms want to do ${name}`);
    // The kind says what its payload is: whoever enqueues it has to give the same.
    this.handlers.set(name, { name, rules, work } as unknown as Handler);
    this.running.set(name, new Set());
  }

  /** In the transaction that makes it necessary: both are kept, or neither. */
  async enqueue<Payload extends object>(
    db: Db,
    { name }: JobKind<Payload>,
    payload: Payload,
    options: JobOptions = {},
  ): Promise<void> {
    const { key = null, lane = null, memberId = null, priority = 0, dueAt = this.parts.clock.now() } = options;
    await insertJob(db, { id: newId(), kind: name, key, lane, memberId, payload: toJson(payload), priority, dueAt });
    this.asked(db);
  }

  async enqueueAll<Payload extends object>(
    db: Db,
    kind: JobKind<Payload>,
    payloads: readonly Payload[],
  ): Promise<void> {
    await this.enqueueInLanes(
      db,
      kind,
      payloads.map((payload) => ({ payload, lane: null })),
    );
  }

  async enqueueInLanes<Payload extends object>(
    db: Db,
    { name }: JobKind<Payload>,
    jobs: readonly { readonly payload: Payload; readonly lane: string | null }[],
  ): Promise<void> {
    if (jobs.length === 0) return;
    const [payloads, lanes] = [jobs.map(({ payload }) => toJson(payload)), jobs.map(({ lane }) => lane)];
    const ids = jobs.map(() => newId<JobId>());
    await insertJobs(db, { ids, kind: name, payloads, lanes, dueAt: this.parts.clock.now() });
    this.asked(db);
  }

  /** Something was asked for by a statement: it is done as soon as that is committed. */
  asked(db: Db): void {
    db.tell(ASKED);
  }

  /** Not wanted any more. One that runs may be at its end already. */
  async cancel<Payload extends object>(db: Db, { name }: JobKind<Payload>, key: string): Promise<void> {
    await deleteJobs(db, { kind: name, key });
  }

  /** What waits in a lane is work of another kind from now on, in the same order; with what runs in it, that begins anew. */
  async moveLane<Payload extends object>(
    db: Db,
    lane: string,
    { from, to, withRunning }: { from: JobKind<Payload>; to: JobKind<Payload>; withRunning: boolean },
  ): Promise<void> {
    await moveLane(db, { lane, from: from.name, to: to.name, withRunning });
    this.asked(db);
  }

  async start(): Promise<void> {
    if (this.parts.isRecurring) await this.plan();
    // Another process may have died, and what failed or was put off becomes due.
    this.timer = setInterval(() => this.wake(), LOOK_MS);
    this.timer.unref();
    this.wake();
  }

  private async plan(): Promise<void> {
    const now = this.parts.clock.now().getTime();
    for (const { name, rules } of this.handlers.values())
      if (rules.everyMs !== undefined)
        await this.enqueue(
          this.parts.db,
          { name },
          {},
          { key: name, dueAt: new Date(now + Math.min(rules.everyMs, FIRST_MS)) },
        );
  }

  /** There may be something to do. Returns at once. */
  wake(): void {
    this.again = true;
    if (this.looking !== null || this.stopping.signal.aborted) return;
    this.looking = causedByNobody(() => this.look())
      .catch((error: unknown) => this.parts.log.warn({ err: error }, 'jobs could not be looked for'))
      .finally(() => {
        this.looking = null;
        if (this.again) this.wake();
      });
  }

  private async look(): Promise<void> {
    while (this.again && !this.stopping.signal.aborted) {
      this.again = false;
      const rest = this.lookedAt + REST_MS - performance.now();
      if (rest > 0) await setTimeout(rest);
      if (this.stopping.signal.aborted) return;
      const free = [...this.handlers.values()].flatMap((handler) => {
        const left = (handler.rules.atOnce ?? 1) - this.runningOf(handler.name).size;
        return left > 0 ? [{ handler, left }] : [];
      });
      if (free.length > 0) await this.take(free);
    }
  }

  private async take(free: readonly { handler: Handler; left: number }[]): Promise<void> {
    const claimed = await claimJobs(this.replanning, {
      kinds: free.map(({ handler }) => handler.name),
      free: free.map(({ left }) => left),
      leaseMs: free.map(({ handler }) => handler.rules.leaseMs ?? LEASE_MS),
      now: this.parts.clock.now(),
    }).catch((error: unknown) => {
      // Another process has begun in the same lane since we looked: there may be others.
      if (brokenUnique(error) !== 'jobs_running_lane') throw error;
      this.again = true;
      return [];
    });
    this.lookedAt = performance.now();
    for (const { handler, left } of free) {
      const isFull = claimed.filter((row) => row.kind === handler.name).length === left;
      if (isFull) this.crowded.add(handler.name);
      else this.crowded.delete(handler.name);
    }
    for (const row of claimed) this.run(row);
  }

  private run(row: ClaimJobsRow): void {
    const handler = this.handlers.get(row.kind);
    if (handler === undefined) return;
    const kind = this.runningOf(row.kind);
    const run = causedBy({ job: row.kind, jobId: row.id }, () => runJob(this.parts, handler, row, this.stopping.signal))
      .then((outcome) => countJob(row.kind, outcome))
      .catch((error: unknown) =>
        this.parts.log.warn({ err: error, job: row.kind }, 'how a job ended could not be kept'),
      )
      .finally(() => {
        kind.delete(run);
        if (row.lane !== null || this.crowded.has(row.kind)) this.wake();
      });
    kind.add(run);
  }

  private runningOf(name: string): Set<Promise<void>> {
    return this.running.get(name) ?? new Set();
  }

  /** Everything due, or everything of one kind, has been done or put off. */
  async settle(only?: string): Promise<void> {
    for (;;) {
      await this.looking;
      const kinds = only === undefined ? [...this.running.values()] : [this.runningOf(only)];
      const all = kinds.flatMap((kind) => [...kind]);
      if (all.length === 0 && this.looking === null) return;
      await Promise.all(all);
    }
  }

  /** Takes nothing new, tells what runs to stop, and waits for it. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.stopping.abort();
    await this.settle();
  }
}
