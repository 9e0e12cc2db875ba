import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { BEAT_EVERY_S, GONE_AFTER_S } from '@wagram/contract/operations';
import { newId, type App, type ProcessId } from '#kernel';
import { deleteGone, deleteProcess, upsertProcess } from './health.gen.ts';
import { Rates } from './rates.ts';

const NANO_TO_MS = 1e6;

/** OPS-07: every process says now and then how it is, where the others and those who run it can read it. */
export const startBeating = (app: App, version: string): { beat(): Promise<void>; hasBeaten(): boolean } => {
  const { http, clock, db } = app;
  const id = newId<ProcessId>();
  const startedAt = clock.now();
  const rates = new Rates();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let takenAt = performance.now();
  let hasBeaten = false;
  http.addHook('onResponse', (_request, reply, next) => {
    rates.note(reply.elapsedTime, reply.statusCode);
    next();
  });

  const beat = async (): Promise<void> => {
    const now = clock.now();
    const seconds = Math.max(0.001, (performance.now() - takenAt) / 1000);
    takenAt = performance.now();
    const { requests, failures, p50_ms: p50Ms, p99_ms: p99Ms } = rates.take();
    const delayMs = delay.percentile(99) / NANO_TO_MS;
    delay.reset();
    await upsertProcess(db, {
      id,
      host: hostname(),
      pid: process.pid,
      version,
      node: process.versions.node,
      startedAt,
      now,
      memory: process.memoryUsage.rss(),
      delayMs,
      requestsASecond: requests / seconds,
      failures,
      p50Ms,
      p99Ms,
      pages: app.live.sockets().length,
    });
    hasBeaten = true;
    await deleteGone(db, { before: new Date(now.getTime() - GONE_AFTER_S * 1000) });
  };

  const timer = setInterval(() => app.background(beat(), 'saying how it runs'), BEAT_EVERY_S * 1000).unref();
  http.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
    // One that is killed is missed a little later.
    await deleteProcess(db, { id }).catch(() => undefined);
  });
  return { beat, hasBeaten: () => hasBeaten };
};
