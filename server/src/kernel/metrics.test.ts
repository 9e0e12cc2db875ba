import { Registry } from 'prom-client';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { postCalls } from '@wagram/contract/posts';
import { listen, people, testApp, upload, type TestApp } from '#testing';
import { causedBy, currentCause, type Cause } from './cause.ts';
import type { Db } from './db/db.ts';
import { many } from './db/query.ts';
import { watchStatements } from './db/statement-watch.ts';
import { jobKind } from './jobs/job-kind.ts';
import { Jobs } from './jobs/jobs.ts';
import { createLog } from './log.ts';

const written: string[] = [];
const log = createLog('warn', false, { write: (line) => void written.push(line) });
const slowLines = () => written.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a statement was slow');
afterEach(() => void (written.length = 0));

const metricsOf = async ({ app }: TestApp): Promise<string> =>
  (await app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body;

/** The value of a line that begins so; NaN: there is none. */
const valueOf = (text: string, start: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${start} `))
      ?.slice(start.length) ?? NaN,
  );

const sleep = many<{ seconds: number; word: string }, object>(
  'sleepForTest',
  'select pg_sleep($1::float8)::text as slept, $2::text as word',
  ({ seconds, word }) => [seconds, word],
);
// It sleeps before it fails: what does not depend on that would be worked out beforehand.
const refuse = many<{ word: string }, object>(
  'refuseForTest',
  'select 1 / (length($1) - 6 + (pg_sleep(0.05)::text is null)::int)',
  ({ word }) => [word],
);

describe('slow statements', () => {
  it('[OPS-07] are written to the log with their name, time, rows and request, never with their values', async () => {
    const opened = await testApp({ log, env: { SLOW_QUERY_MS: '25' } });
    const { db } = opened.app;
    await causedBy({ requestId: 'alone' }, () => sleep(db, { seconds: 0.05, word: 'canary' }));
    await causedBy({ requestId: 'within' }, () =>
      db.transaction((tx) => tx.transaction((inner) => sleep(inner, { seconds: 0.05, word: 'canary' }))),
    );
    // One that fails is slow all the same: most of all one that the time limit ended.
    await causedBy({ requestId: 'failed' }, () => refuse(db, { word: 'canary' }).catch(() => undefined));
    const told = slowLines().filter(({ statement }) => statement.endsWith('ForTest'));
    expect(told.map(({ statement, rows, requestId }) => [statement, rows, requestId])).toEqual([
      ['sleepForTest', 1, 'alone'],
      ['sleepForTest', 1, 'within'],
      ['refuseForTest', null, 'failed'],
    ]);
    for (const { ms } of told) expect(ms).toBeGreaterThanOrEqual(25);
    expect(written.join('')).not.toContain('canary');
    const text = await metricsOf(opened);
    expect(valueOf(text, 'database_slow_statements_total{statement="sleepForTest"}')).toBe(2);
    expect(valueOf(text, 'database_statement_seconds_count{statement="sleepForTest"}')).toBe(2);
    expect(valueOf(text, 'database_statement_seconds_sum{statement="sleepForTest"}')).toBeGreaterThanOrEqual(0.1);
    expect(valueOf(text, 'database_statement_seconds_bucket{le="+Inf",statement="sleepForTest"}')).toBe(2);
    expect(valueOf(text, 'database_statement_seconds_bucket{le="0.005",statement="refuseForTest"}')).toBe(0);
  });

  it('[OPS-07] are those that take as long as the setting says, or longer; each is counted where it belongs', async () => {
    const metrics = new Registry();
    const watch = watchStatements(log, metrics, 50);
    for (const ms of [5, 49.9, 50, 500, 501]) watch('some', ms, 1);
    const told = slowLines().filter(({ statement }) => statement === 'some');
    expect(told.map(({ ms }) => ms)).toEqual([50, 500, 501]);
    const text = await metrics.metrics();
    const within = ['0.005', '0.05', '0.5', '+Inf'].map((le) =>
      valueOf(text, `database_statement_seconds_bucket{le="${le}",statement="some"}`),
    );
    expect(within).toEqual([1, 3, 4, 5]);
  });

  it('[OPS-07] that look for jobs belong to no request, whoever woke them', async () => {
    const { app } = await testApp();
    const seen: [string, Cause][] = [];
    const db: Db = { ...app.db, watch: (name) => void seen.push([name, currentCause()]) };
    const jobs = new Jobs({ ...app, db, isRecurring: false });
    const nothing = jobKind('nothing');
    jobs.handle(nothing, {}, async () => undefined);
    await causedBy({ requestId: 'waking' }, async () => {
      await jobs.enqueue(db, nothing, {});
      jobs.wake();
      await jobs.settle();
    });
    const causes = Object.fromEntries(seen);
    expect(causes).toMatchObject({
      kernel_insert_job: { requestId: 'waking' },
      kernel_delete_done: { job: 'nothing' },
    });
    expect([causes['kernel_claim_jobs'], causes['kernel_delete_done']?.requestId]).toEqual([{}, undefined]);
  });

  it('[OPS-07] are not written at all with SLOW_QUERY_MS=0', async () => {
    const opened = await testApp({ log, env: { SLOW_QUERY_MS: '0' } });
    await sleep(opened.app.db, { seconds: 0.05, word: 'x' });
    expect(slowLines()).toEqual([]);
    expect(await metricsOf(opened)).not.toContain('database_slow_statements_total{');
  });
});

describe('what is measured', () => {
  it('[OPS-07] tells who is there, what is told to them, and how often memory was of use', async () => {
    const opened = await testApp();
    const [ana, eva] = await people(opened, 'ana', 'eva');
    const before = await metricsOf(opened);
    expect([valueOf(before, 'live_sockets'), valueOf(before, 'live_members')]).toEqual([0, 0]);
    const ears = [await listen(opened, ana), await listen(opened, ana), await listen(opened, eva)];
    opened.app.live.send([ana.id], { type: 'test' });
    const text = await metricsOf(opened);
    expect([valueOf(text, 'live_sockets'), valueOf(text, 'live_members')]).toEqual([3, 2]);
    const rise = (name: string): number => valueOf(text, name) - valueOf(before, name);
    expect(rise('live_publishes_total')).toBeGreaterThanOrEqual(1);
    expect(rise('live_deliveries_total')).toBeGreaterThanOrEqual(2);
    expect(ears.map((ear) => ear.closedWith())).toEqual([null, null, null]);

    await ana.browser.get(authCalls.getSession, {});
    await ana.browser.get(authCalls.getSession, {});
    await ana.browser.get(postCalls.readPosts, {});
    const read = await metricsOf(opened);
    expect(valueOf(read, 'cache_reads_total{cache="sessions",outcome="hit"}')).toBeGreaterThanOrEqual(1);
    expect(valueOf(read, 'cache_reads_total{cache="feeds",outcome="miss"}')).toBeGreaterThanOrEqual(1);
  });

  it('[OPS-07] tells of files, of the disk, of connections and of the version', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const stored = 'uploads_total{kind="image",outcome="stored"}';
    const before = valueOf(await metricsOf(opened), stored) || 0;
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#37a' } });
    await upload(ana, await picture.png().toBuffer());
    const text = await metricsOf(opened);
    expect(valueOf(text, stored) - before).toBe(1);
    expect(valueOf(text, 'upload_bytes_total{kind="image"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'data_folder_free_bytes')).toBeGreaterThan(0);
    expect(valueOf(text, 'data_folder_free_bytes')).toBeLessThanOrEqual(valueOf(text, 'data_folder_size_bytes'));
    const connections = ['busy', 'idle'].map((state) => valueOf(text, `database_connections{state="${state}"}`));
    expect(connections.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(1);
    expect(valueOf(text, 'database_waiting')).toBe(0);
    expect(text).toMatch(/^app_info\{version="\d+\.\d+\.\d+[^"]*"\} 1$/m);
  });

  it('[OPS-07] tells of jobs and events as they stand now, and forgets kinds that are done', async () => {
    const opened = await testApp();
    const { app, clock } = opened;
    const late = jobKind('lateForTest');
    await app.jobs.enqueue(app.db, late, {});
    clock.set(new Date(clock.now().getTime() + 60_000));
    const waiting = await metricsOf(opened);
    expect(valueOf(waiting, 'jobs{kind="lateForTest",state="waiting"}')).toBe(1);
    expect(valueOf(waiting, 'jobs_late_seconds{kind="lateForTest"}')).toBeGreaterThanOrEqual(59);
    app.jobs.handle(late, {}, async () => undefined);
    app.jobs.wake();
    await app.jobs.settle();
    expect(await metricsOf(opened)).not.toContain('kind="lateForTest",state');
    expect(valueOf(await metricsOf(opened), 'jobs_late_seconds{kind="lateForTest"}')).toBeNaN();

    await app.events.stop();
    const event = `insert into outbox (id, name, payload, due_at)
      values (gen_random_uuid(), 'test.event', '{}', now() - interval '1 minute')`;
    await app.db.query({ text: event });
    const text = await metricsOf(opened);
    expect(valueOf(text, 'events_waiting')).toBe(1);
    expect(valueOf(text, 'events_late_seconds')).toBeGreaterThanOrEqual(59);
  });

  it('[OPS-07] tells of the payments of the server that wait on the chain', async () => {
    const opened = await testApp({ env: { CHAIN: 'test' } });
    const { db } = opened.app;
    const genesis = await opened.browser().request({ method: 'GET', url: '/api/chain/network' });
    expect(genesis.statusCode).toBe(200);
    const text = `insert into chain_orders (id, kind, genesis, created_at)
      values (gen_random_uuid(), 'test', $1, now() - interval '1 hour')`;
    await db.query({ text, values: [genesis.json().network.genesis] });
    await metricsOf(opened);
    const told = await metricsOf(opened);
    expect(valueOf(told, 'chain_orders{state="waiting"}')).toBe(1);
    expect(valueOf(told, 'chain_orders_oldest_seconds')).toBeGreaterThan(3_500);
  });
});
