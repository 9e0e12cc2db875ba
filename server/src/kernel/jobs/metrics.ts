import { Counter, Gauge, type Registry } from 'prom-client';
import type { App } from '../app.ts';
import { oneReading } from '../one-reading.ts';
import { selectJobFigures } from './jobs.gen.ts';

const ended = new Counter({
  name: 'jobs_total',
  help: 'Jobs that ended in this process, by kind and how',
  labelNames: ['kind', 'outcome'],
  registers: [],
});

export const countJob = (kind: string, outcome: string): void => ended.inc({ kind, outcome });

/** What stands in the table is asked for when somebody reads the metrics. */
export const registerJobMetrics = ({ db, clock }: Pick<App, 'db' | 'clock'>, metrics: Registry): void => {
  const read = oneReading(() => selectJobFigures(db, { now: clock.now() }).catch(() => []));
  metrics.registerMetric(ended);
  metrics.registerMetric(
    new Gauge({
      name: 'jobs_late_seconds',
      help: 'How long the longest waiting job has been due, by kind',
      labelNames: ['kind'],
      aggregator: 'first',
      registers: [],
      async collect() {
        const figures = await read();
        this.reset();
        for (const { kind, late_s: lateS } of figures) this.set({ kind }, lateS);
      },
    }),
  );
  metrics.registerMetric(
    new Gauge({
      name: 'jobs',
      help: 'Jobs of all processes, by kind and state',
      labelNames: ['kind', 'state'],
      aggregator: 'first',
      registers: [],
      async collect() {
        const figures = await read();
        this.reset();
        for (const { kind, waiting, running, failed } of figures) {
          this.set({ kind, state: 'waiting' }, waiting);
          this.set({ kind, state: 'running' }, running);
          this.set({ kind, state: 'failed' }, failed);
        }
      },
    }),
  );
};
