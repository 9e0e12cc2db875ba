import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/database.ts';
import { oneReading } from '../one-reading.ts';
import { selectOutboxFigures } from './outbox.gen.ts';

/** What waits to be told to other rooms: nothing, most of the time. */
export const registerEventMetrics = (db: Db, metrics: Registry): void => {
  const read = oneReading(() => selectOutboxFigures(db).catch(() => null));
  metrics.registerMetric(
    new Gauge({
      name: 'events_waiting',
      help: 'Events that not every room has heard yet',
      aggregator: 'first',
      registers: [],
      async collect() {
        this.set((await read())?.waiting ?? 0);
      },
    }),
  );
  metrics.registerMetric(
    new Gauge({
      name: 'events_late_seconds',
      help: 'How long the longest waiting event has been due',
      aggregator: 'first',
      registers: [],
      async collect() {
        this.set((await read())?.late_s ?? 0);
      },
    }),
  );
};
