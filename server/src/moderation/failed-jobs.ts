import { isId } from '@wagram/contract/kernel';
import { moderationErrors, type FailedJobView } from '@wagram/contract/moderation';
import {
  countFailedJobs,
  discardFailedJob,
  fail,
  retryFailedJob,
  selectFailedJobs,
  type App,
  type Viewer,
  type JobId,
} from '#kernel';

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface FailedJobs {
  readonly jobs: FailedJobView[];
  readonly next_cursor: string | null;
  readonly failed: number;
}

/** A page ends with an id; the time that it failed at is looked up. */
export const listFailedJobs = async ({ db }: App, { limit, cursor }: Page): Promise<FailedJobs> => {
  const isKnown = cursor === undefined || isId<JobId>(cursor);
  const rows = isKnown ? await selectFailedJobs(db, { after: cursor ?? null, count: limit + 1 }) : [];
  const jobs = rows.slice(0, limit).map(({ id, kind, tries, last_error: error, username, created_at, failed_at }) => ({
    id,
    kind,
    tries,
    error: error ?? '',
    username,
    created_at: created_at.toISOString(),
    failed_at: failed_at.toISOString(),
  }));
  const { failed } = await countFailedJobs(db);
  return { jobs, next_cursor: rows.length > limit ? (jobs.at(-1)?.id ?? null) : null, failed };
};

/** Who decided stands in the program's log. */
export const decideJob = async (
  { db, jobs, log }: App,
  viewer: Viewer,
  { job_id: id, action }: { job_id: JobId; action: 'retry' | 'discard' },
  now: Date,
): Promise<void> => {
  const job = await (action === 'retry' ? retryFailedJob(db, { id, now }) : discardFailedJob(db, { id }));
  if (job === undefined) fail(moderationErrors, 'job_not_found');
  log.info({ job: job.kind, id, action, by: viewer.memberId }, 'an operator decided about a job');
  jobs.wake();
};
