import { Counter, Gauge, type Registry } from 'prom-client';
import type { App } from '../app.ts';
import { selectJobFigures } from './jobs.gen.ts';

const ended = new Counter({
  name: 'jobs_total',
  help: 'Jobs that ended in this process, by kind and how',
  labelNames: ['kind', 'outcome'],
  registers: [],
});

export const countJob = (kind: string, outcome: string): void => ended.inc({ kind, outcome });

/** What stands in the table is asked for when somebody reads the metrics. */
export const registerJobMetrics = (app: Pick<App, 'db' | 'clock'>, registry: Registry): void => {
  const registers = [registry];
  registry.registerMetric(ended);
  const late = new Gauge({
    name: 'jobs_late_seconds',
    help: 'How long the longest waiting job has been due, by kind',
    labelNames: ['kind'],
    aggregator: 'first',
    registers,
  });
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs of all processes, by kind and state',
    labelNames: ['kind', 'state'],
    aggregator: 'first',
    registers: [],
    async collect() {
      const figures = await selectJobFigures(app.db, { now: app.clock.now() }).catch(() => []);
      this.reset();
      for (const { kind, waiting, running, failed, late_s: lateS } of figures) {
        this.set({ kind, state: 'waiting' }, waiting);
        this.set({ kind, state: 'running' }, running);
        this.set({ kind, state: 'failed' }, failed);
        late.set({ kind }, lateS);
      }
    },
  });
  registry.registerMetric(jobs);
};
