import { describe, expect, it, vi } from 'vitest';
import type { JobId } from '@wagram/contract/kernel';
import { anotherProcess, endLeases, someId, testApp, type TestApp } from '#testing';
import { Hopeless, jobKind, type Job } from './job-kind.ts';
import { discardFailedJob, retryFailedJob, selectFailedJobs } from './jobs.gen.ts';
import { Jobs } from './jobs.ts';

interface Word {
  readonly word: string;
}
const speak = jobKind<Word>('speak');
const FAST = { pausesMs: [1_000, 60_000] };

/** Work that goes on until it is let go. */
const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
};

const waiting = async ({ app }: TestApp): Promise<number> =>
  Number((await app.db.query<{ count: string }>({ text: 'select count(*) from jobs' })).rows[0]?.count);

const failedOf = ({ app }: TestApp) => selectFailedJobs(app.db, { after: null, count: 10 });

describe('jobs: when', () => {
  it('a job is kept with the transaction that asked for it, or not at all, and done at once after it', async () => {
    const open = await testApp();
    const { jobs } = open.app;
    const spoken: string[] = [];
    jobs.handle(speak, {}, async ({ payload }) => void spoken.push(payload.word));
    await open.app
      .transact(async (tx) => {
        await jobs.enqueue(tx, speak, { word: 'never' });
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await open.app.transact((tx) => jobs.enqueue(tx, speak, { word: 'kept' }));
    await jobs.settle();
    expect(spoken).toEqual(['kept']);
    expect(await waiting(open)).toBe(0);
  });

  it('a job waits for its time, and of those that are due the most urgent comes first', async () => {
    const open = await testApp();
    const { jobs } = open.app;
    const spoken: string[] = [];
    const later = new Date(open.clock.now().getTime() + 3_600_000);
    await jobs.enqueue(open.app.db, speak, { word: 'later' }, { dueAt: later });
    await jobs.enqueue(open.app.db, speak, { word: 'second' });
    await jobs.enqueue(open.app.db, speak, { word: 'first' }, { priority: -1 });
    jobs.handle(speak, {}, async ({ payload }) => void spoken.push(payload.word));
    jobs.wake();
    await jobs.settle();
    expect(spoken).toEqual(['first', 'second']);
    open.clock.set(later);
    jobs.wake();
    await jobs.settle();
    expect(spoken).toEqual(['first', 'second', 'later']);
  });

  it('what is done now and then is done once for all processes, and again when its time has come', async () => {
    const open = await testApp();
    let count = 0;
    const sweep = jobKind('sweep');
    const both = [1, 2].map(() => {
      const jobs = new Jobs({ ...open.app, isRecurring: true });
      jobs.handle(sweep, { everyMs: 3_600_000 }, async () => void (count += 1));
      return jobs;
    });
    for (const jobs of both) await jobs.start();
    open.clock.set(new Date(open.clock.now().getTime() + 61_000));
    for (const jobs of both) jobs.wake();
    for (const jobs of both) await jobs.settle();
    expect(count).toBe(1);
    // Something happened that makes it worth while to look at once: the one that waits comes sooner.
    await both[0]?.enqueue(open.app.db, sweep, {}, { key: 'sweep' });
    for (const jobs of both) await jobs.settle();
    expect([count, await waiting(open)]).toEqual([2, 1]);
    for (const jobs of both) await jobs.stop();
  });
});

describe('jobs: how many', () => {
  it('asked for twice it is done once; asked for while it runs it is done again', async () => {
    const open = await testApp();
    const { jobs, db } = { jobs: open.app.jobs, db: open.app.db };
    const spoken: string[] = [];
    const { open: letGo, opened } = gate();
    await jobs.enqueue(db, speak, { word: 'one' }, { key: 'k' });
    await jobs.enqueue(db, speak, { word: 'two' }, { key: 'k' });
    jobs.handle(speak, { atOnce: 2 }, async ({ payload }) => {
      spoken.push(payload.word);
      if (payload.word === 'one') await opened;
    });
    jobs.wake();
    await vi.waitUntil(() => spoken.length === 1);
    await jobs.enqueue(db, speak, { word: 'again' }, { key: 'k' });
    letGo();
    await jobs.settle();
    expect(spoken).toEqual(['one', 'again']);
  });

  it('of a lane one runs at a time, in any process, and nobody else waits for it', async () => {
    const open = await testApp();
    const processes = [open.app.jobs, anotherProcess(open)];
    const running = new Map<string, number>();
    const most = new Map<string, number>();
    let others = 0;
    const { open: letGo, opened } = gate();
    for (const jobs of processes)
      jobs.handle(speak, { atOnce: 4 }, async ({ payload: { word } }) => {
        running.set(word, (running.get(word) ?? 0) + 1);
        most.set(word, Math.max(most.get(word) ?? 0, running.get(word) ?? 0));
        if (word === 'slow') await opened;
        else others += 1;
        running.set(word, (running.get(word) ?? 0) - 1);
      });
    for (let count = 0; count < 20; count += 1)
      await open.app.jobs.enqueue(open.app.db, speak, { word: 'slow' }, { lane: 'slow' });
    for (let count = 0; count < 30; count += 1)
      await open.app.jobs.enqueue(open.app.db, speak, { word: `host ${count % 3}` }, { lane: `host ${count % 3}` });
    for (const jobs of processes) jobs.wake();
    await vi.waitUntil(() => others === 30, 10_000);
    letGo();
    for (const jobs of processes) await jobs.settle();
    expect([...most.values()]).toEqual([1, 1, 1, 1]);
    await processes[1]?.stop();
  });

  it('ten thousand at once are each done once by two processes', { timeout: 120_000 }, async () => {
    const open = await testApp();
    const done = new Map<string, number>();
    const processes = [open.app.jobs, anotherProcess(open)];
    const words = Array.from({ length: 10_000 }, (_, place) => ({ word: String(place) }));
    await open.app.jobs.enqueueAll(open.app.db, speak, words);
    for (const jobs of processes) {
      jobs.handle(
        speak,
        { atOnce: 200 },
        async ({ payload: { word } }) => void done.set(word, (done.get(word) ?? 0) + 1),
      );
      jobs.wake();
    }
    await vi.waitUntil(async () => (await waiting(open)) === 0, { timeout: 90_000, interval: 100 });
    expect(done.size).toBe(10_000);
    expect([...done.values()].every((times) => times === 1)).toBe(true);
    await processes[1]?.stop();
  });
});

describe('jobs: what goes wrong', () => {
  it('what fails is tried again after a pause, then given up, and an operator tries it again or lets it go', async () => {
    const open = await testApp();
    const { jobs, db } = open.app;
    const tries: [number, boolean][] = [];
    const givenUp: string[] = [];
    const rules = { ...FAST, onGivenUp: async ({ payload }: Job<Word>) => void givenUp.push(payload.word) };
    jobs.handle(speak, rules, async (job) => {
      tries.push([job.tries, job.isLastTry]);
      throw new Error('away');
    });
    await jobs.enqueue(db, speak, { word: 'a' }, { key: 'a' });
    await jobs.settle();
    for (const ms of [2_000, 120_000]) {
      open.clock.set(new Date(open.clock.now().getTime() + ms));
      jobs.wake();
      await jobs.settle();
    }
    expect(tries).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(givenUp).toEqual(['a']);
    const [failed] = await failedOf(open);
    expect(failed).toMatchObject({ kind: 'speak', tries: 3, last_error: 'away' });
    const id = failed?.id ?? someId<JobId>('');
    expect(await retryFailedJob(db, { id, now: open.clock.now() })).toEqual({ kind: 'speak' });
    jobs.wake();
    await jobs.settle();
    expect(tries.at(-1)).toEqual([1, false]);
    expect(await failedOf(open)).toEqual([]);
    expect(await discardFailedJob(db, { id })).toBeUndefined();
  });

  it('what is hopeless is not tried again', async () => {
    const open = await testApp();
    const { jobs, db } = open.app;
    jobs.handle(speak, FAST, () => Promise.reject(new Hopeless('nobody lives there')));
    await jobs.enqueue(db, speak, { word: 'a' });
    await jobs.settle();
    const [failed] = await failedOf(open);
    expect(failed).toMatchObject({ tries: 1, last_error: 'nobody lives there' });
    expect(await discardFailedJob(db, { id: failed?.id ?? someId<JobId>('') })).toEqual({ kind: 'speak' });
    expect(await waiting(open)).toBe(0);
  });

  it('whoever dies is followed by another, and comes too late to finish', async () => {
    const open = await testApp();
    const [first, second] = [open.app.jobs, anotherProcess(open)];
    const { open: letGo, opened } = gate();
    const finished: boolean[] = [];
    const work = (isSlow: boolean) => async (job: Job<Word>) => {
      if (isSlow) await opened;
      finished.push(await open.app.transact((tx) => job.finish(tx)));
    };
    first.handle(speak, {}, work(true));
    await first.enqueue(open.app.db, speak, { word: 'a' });
    await vi.waitUntil(async () => {
      const { rows } = await open.app.db.query({ text: 'select 1 from jobs where leased_until is not null' });
      return rows.length === 1;
    });
    await endLeases(open);
    second.handle(speak, {}, work(false));
    second.wake();
    await second.settle();
    expect(finished).toEqual([true]);
    letGo();
    await first.settle();
    expect(finished).toEqual([true, false]);
    expect(await waiting(open)).toBe(0);
    await second.stop();
  });

  it('a job that takes its process with it is given up in the end', async () => {
    const open = await testApp();
    let runs = 0;
    for (let process = 0; process < 5; process += 1) {
      const jobs = anotherProcess(open);
      jobs.handle(speak, { pausesMs: [1] }, async () => {
        runs += 1;
        await new Promise(() => undefined);
      });
      if (process === 0) await jobs.enqueue(open.app.db, speak, { word: 'a' });
      else jobs.wake();
      await vi.waitUntil(async () => runs > process || (await failedOf(open)).length > 0);
      await endLeases(open);
    }
    expect(runs).toBe(2);
    expect((await failedOf(open))[0]?.last_error).toMatch(/gone each time/);
  });

  it('a stop asks what runs to stop, waits for it, and takes nothing new; the try does not count', async () => {
    const open = await testApp();
    const jobs = anotherProcess(open);
    const begun: string[] = [];
    jobs.handle(speak, {}, ({ payload, signal }) => {
      begun.push(payload.word);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    });
    await jobs.enqueue(open.app.db, speak, { word: 'a' });
    await jobs.enqueue(open.app.db, speak, { word: 'b' });
    await vi.waitUntil(() => begun.length === 1);
    await jobs.stop();
    const { rows } = await open.app.db.query({ text: 'select tries, leased_until from jobs' });
    expect(rows).toEqual([
      { tries: 0, leased_until: null },
      { tries: 0, leased_until: null },
    ]);
  });

  it('what is cancelled is not done, and whoever is at it hears of it', async () => {
    const open = await testApp();
    const { jobs, db } = open.app;
    const spoken: string[] = [];
    const dueAt = new Date(open.clock.now().getTime() + 60_000);
    await jobs.enqueue(db, speak, { word: 'later' }, { key: 'later', dueAt });
    await jobs.cancel(db, speak, 'later');
    jobs.handle(speak, { leaseMs: 150 }, async ({ payload, signal }) => {
      spoken.push(payload.word);
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      spoken.push('stopped');
    });
    await jobs.enqueue(db, speak, { word: 'now' }, { key: 'now' });
    await vi.waitUntil(() => spoken.length === 1);
    await jobs.cancel(db, speak, 'now');
    await jobs.settle();
    expect(spoken).toEqual(['now', 'stopped']);
    open.clock.set(dueAt);
    jobs.wake();
    await jobs.settle();
    expect(spoken).toHaveLength(2);
  });
});
