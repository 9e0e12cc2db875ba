import { describe, expect, it } from 'vitest';
import { operationCalls } from '@wagram/contract/operations';
import { postCalls } from '@wagram/contract/posts';
import { Hopeless, jobKind } from '#kernel';
import { withOperator } from '#testing';
import { noteBackup, noteRehearsal } from './backups.ts';
import { Rates } from './rates.ts';

const { readHealth } = operationCalls;

describe('how the program runs', () => {
  it('[OPS-07] is for operators alone, and tells of the process that answers, its database, files and people', async () => {
    const { opened, mod, others } = await withOperator('ana');
    const [ana] = others;
    expect((await ana.browser.refused(readHealth, {})).status).toBe(403);
    await ana.browser.ask(postCalls.createPost, { content: 'hello' });
    const { health } = await mod.browser.get(readHealth, {});
    expect(health.processes).toEqual([
      expect.objectContaining({ pid: process.pid, node: process.versions.node, failures: 0, pages: 0 }),
    ]);
    expect(health.database.kind).toBe(opened.app.database.kind);
    expect(health.database.bytes).toBeGreaterThan(1_000_000);
    expect(health.tables.length).toBe(8);
    expect(health.people).toEqual({ members: 2, joined: 2, posts: 1, messages: 0 });
    expect(health.files).toMatchObject({ place: 'folder', count: 0 });
    expect(health.redis).toBe('none');
    expect(health.backup).toBeNull();
  });

  it('[OPS-07] counts what was given up, and shows the last backup and when it was tried', async () => {
    const { opened, mod } = await withOperator();
    const { jobs, db, clock } = opened.app;
    const carry = jobKind<object>('carry');
    jobs.handle(carry, {}, () => Promise.reject(new Hopeless('nobody takes it')));
    await jobs.enqueue(db, carry, {});
    await jobs.settle();
    const madeAt = clock.now();
    const told = () => opened.app.metrics.getSingleMetricAsString('backup_timestamp_seconds');
    expect(await told()).not.toMatch(/^backup_timestamp_seconds /m);
    await noteBackup(db, { madeAt, rows: 12, bytes: 3_400 });
    expect(await told()).toContain(`backup_timestamp_seconds ${madeAt.getTime() / 1_000}`);
    const { health } = await mod.browser.get(readHealth, {});
    expect(health.queues.find(({ kind }) => kind === 'carry')).toMatchObject({ failed: 1, waiting: 0 });
    const backup = { made_at: madeAt.toISOString(), rows: 12, bytes: 3_400 };
    expect(health.backup).toEqual({ ...backup, rehearsed_at: null });
    opened.clock.advance(5_000);
    await noteRehearsal(db, madeAt, clock.now());
    expect((await mod.browser.get(readHealth, {})).health.backup).toEqual({
      ...backup,
      rehearsed_at: clock.now().toISOString(),
    });
  });
});

describe('rates', () => {
  it('[OPS-07] are of what came since they were last taken, and no shorter than it was', () => {
    const rates = new Rates();
    for (let i = 0; i < 98; i += 1) rates.note(4, 200);
    rates.note(300, 200);
    rates.note(900, 503);
    const taken = rates.take();
    expect(taken).toMatchObject({ requests: 100, failures: 1 });
    expect(taken.p50_ms).toBeGreaterThanOrEqual(4);
    expect(taken.p50_ms).toBeLessThan(5);
    expect(taken.p99_ms).toBeGreaterThanOrEqual(300);
    expect(taken.p99_ms).toBeLessThan(361);
    expect(rates.take()).toEqual({ requests: 0, failures: 0, p50_ms: 0, p99_ms: 0 });
  });
});
