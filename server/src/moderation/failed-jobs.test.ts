import { describe, expect, it } from 'vitest';
import { moderationCalls } from '@wagram/contract/moderation';
import { Hopeless, jobKind, type JobId } from '#kernel';
import { someId, withOperator } from '#testing';

const { decideJob, listFailedJobs } = moderationCalls;
const carry = jobKind<{ what: string }>('carry');

const withFailures = async () => {
  const { opened, mod, others } = await withOperator('ana');
  const [ana] = others;
  const { jobs, db } = opened.app;
  const carried: string[] = [];
  let isAway = true;
  jobs.handle(carry, {}, async ({ payload: { what } }) => {
    if (isAway) throw new Hopeless(`nobody takes the ${what}`);
    carried.push(what);
  });
  for (const what of ['chair', 'table', 'lamp']) {
    await jobs.enqueue(db, carry, { what }, what === 'chair' ? { memberId: ana.id } : {});
    await jobs.settle();
    opened.clock.advance(1_000);
  }
  return { opened, mod, ana, carried, comeBack: () => (isAway = false) };
};

describe('work that was given up', () => {
  it('is seen by operators, newest first, page by page', async () => {
    const { mod, ana } = await withFailures();
    expect((await ana.browser.refused(listFailedJobs, {})).status).toBe(403);
    const first = await mod.browser.get(listFailedJobs, { limit: 2 });
    expect(first.failed).toBe(3);
    expect(first.jobs).toMatchObject([
      { kind: 'carry', tries: 1, error: 'nobody takes the lamp', username: null },
      { error: 'nobody takes the table' },
    ]);
    const rest = await mod.browser.get(listFailedJobs, { limit: 2, cursor: first.next_cursor ?? '' });
    expect(rest).toMatchObject({ jobs: [{ error: 'nobody takes the chair', username: '@ana' }], next_cursor: null });
    // A cursor that nobody gave out ends the list instead of failing it.
    expect((await mod.browser.get(listFailedJobs, { cursor: 'x' })).jobs).toEqual([]);
  });

  it('is tried again from the beginning, or let go, once', async () => {
    const { opened, mod, ana, carried, comeBack } = await withFailures();
    const { jobs } = await mod.browser.get(listFailedJobs, {});
    const [lamp, table] = jobs.map(({ id }) => id);
    const retry = { job_id: lamp ?? someId<JobId>(''), action: 'retry' as const };
    expect((await ana.browser.refused(decideJob, retry)).status).toBe(403);
    comeBack();
    await mod.browser.get(decideJob, retry);
    await mod.browser.get(decideJob, { job_id: table ?? someId<JobId>(''), action: 'discard' });
    await opened.app.jobs.settle();
    expect(carried).toEqual(['lamp']);
    expect((await mod.browser.get(listFailedJobs, {})).jobs).toMatchObject([{ error: 'nobody takes the chair' }]);
    for (const action of ['retry', 'discard'] as const)
      expect(await mod.browser.refused(decideJob, { job_id: table ?? someId<JobId>(''), action })).toMatchObject({
        code: 'job_not_found',
      });
  });
});
