import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf something is done. Every line of the log that it leads to says so, however deep it is written. */
export interface Cause {
  readonly requestId?: string;
  readonly job?: string;
  readonly jobId?: string;
}

const NOBODY: Cause = {};
// Of the chain of calls itself, which belongs to one request or job and so to one program.
const causes = new AsyncLocalStorage<Cause>();

export const currentCause = (): Cause => causes.getStore() ?? NOBODY;

export const causedBy = <T>(cause: Cause, work: () => T): T => causes.run(cause, work);

/** For loops that a request may wake but that work for everybody: what they do for others is not that request's doing. */
export const causedByNobody = <T>(work: () => T): T => causes.run(NOBODY, work);
