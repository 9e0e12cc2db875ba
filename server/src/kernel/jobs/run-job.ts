import type { JobId } from '@wagram/contract/kernel';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Dispatcher } from '../events/dispatcher.ts';
import type { Log } from '../log.ts';
import { Hopeless, NotYet, type Job, type JobRules, type JobWork } from './job-kind.ts';
import { deleteDone, failJob, postponeJob, prolongLease, repeatJob, type ClaimJobsRow } from './jobs.gen.ts';

export interface JobsParts {
  readonly db: Db;
  readonly events: Pick<Dispatcher, 'atCommit'>;
  readonly clock: Clock;
  readonly log: Log;
  /** false: what is done now and then is not (tests do it by hand). */
  readonly isRecurring: boolean;
}

export interface Handler {
  readonly name: string;
  readonly rules: JobRules<object>;
  readonly work: JobWork<object>;
}

export type Outcome = 'done' | 'lost' | 'put off' | 'given up';

export const LEASE_MS = 60_000;
const SECOND_MS = 1_000;
const PAUSES_MS = [5, 30, 120, 600, 3_600].map((seconds) => seconds * SECOND_MS);
const ERROR_MAX = 500;

const tellError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);

/** Many that failed at the same moment do not come back at the same moment. */
const spread = (ms: number): number => Math.round(ms * (1 + Math.random() / 4));

/** Does one job that was claimed, and says how it ended. */
export const runJob = async (
  parts: JobsParts,
  handler: Handler,
  row: ClaimJobsRow,
  stopping: AbortSignal,
): Promise<Outcome> => {
  const { db, clock } = parts;
  const { id, tries } = row;
  const { rules } = handler;
  const pauses = rules.pausesMs ?? PAUSES_MS;
  const lease = holdLease(parts, row, rules.leaseMs ?? LEASE_MS);
  let isFinished = false;
  const job: Job<object> = {
    payload: row.payload,
    key: row.key,
    memberId: row.member_id,
    tries,
    isLastTry: tries > pauses.length,
    signal: AbortSignal.any([stopping, lease.lost]),
    finish: async (tx) => (isFinished = (await deleteDone(tx, { id, tries })) !== undefined),
  };
  try {
    // It was claimed in the very moment that the program was told to stop.
    stopping.throwIfAborted();
    // A job that takes its process with it is not tried for ever.
    if (tries > pauses.length + 1) throw new Hopeless('Whoever worked on it was gone each time');
    await handler.work(job);
    if (isFinished) return 'done';
    const next = rules.everyMs === undefined ? null : new Date(clock.now().getTime() + rules.everyMs);
    const isEnded =
      next === null
        ? (await deleteDone(db, { id, tries })) !== undefined
        : (await repeatJob(db, { id, tries, dueAt: next })) > 0;
    return isEnded ? 'done' : 'lost';
  } catch (error) {
    return await afterFailure({ parts, handler, job, id, pauses, stopping }, error);
  } finally {
    lease.release();
  }
};

/** For as long as the work goes on. Whoever finds the job gone or with somebody else stops. */
const holdLease = ({ db }: JobsParts, { id, tries }: ClaimJobsRow, leaseMs: number) => {
  const lost = new AbortController();
  const timer = setInterval(() => {
    prolongLease(db, { id, tries, leaseMs }).then(
      (held) => held === 0 && lost.abort(),
      // A database that is away for a moment: the next one may reach it.
      () => undefined,
    );
  }, leaseMs / 3);
  timer.unref();
  return { lost: lost.signal, release: () => clearInterval(timer) };
};

interface Failed {
  readonly parts: JobsParts;
  readonly handler: Handler;
  readonly job: Job<object>;
  readonly id: JobId;
  readonly pauses: readonly number[];
  readonly stopping: AbortSignal;
}

const afterFailure = async (failed: Failed, error: unknown): Promise<Outcome> => {
  const { parts, handler, job, id, pauses, stopping } = failed;
  const { db, clock, log } = parts;
  const { tries } = job;
  const now = clock.now();
  const lastError = tellError(error);
  // The program stops: that is nobody's fault, and no try.
  if (stopping.aborted) {
    await postponeJob(db, { id, tries, dueAt: now, triesAfter: tries - 1, lastError });
    return 'put off';
  }
  if (error instanceof NotYet) {
    await postponeJob(db, { id, tries, dueAt: error.dueAt, triesAfter: tries - 1, lastError: null });
    return 'put off';
  }
  const { everyMs } = handler.rules;
  const pause = error instanceof Hopeless ? undefined : pauses[tries - 1];
  log.warn({ err: error, job: handler.name, tries, isGivenUp: pause === undefined }, 'a job failed');
  if (pause !== undefined) {
    const dueAt = new Date(now.getTime() + spread(pause));
    await postponeJob(db, { id, tries, dueAt, triesAfter: tries, lastError });
    return 'put off';
  }
  await handler.rules.onGivenUp?.(job, error);
  // What is done now and then comes again by itself.
  if (everyMs === undefined) await failJob(db, { id, tries, now, lastError });
  else await repeatJob(db, { id, tries, dueAt: new Date(now.getTime() + everyMs) });
  return 'given up';
};
