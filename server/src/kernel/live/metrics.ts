import { Counter, Gauge, type Registry } from 'prom-client';
import type { Live } from './live.ts';

/** Counted in bare numbers by Live itself, because it is hot; read when somebody asks. */
export const registerLiveMetrics = (live: Live, metrics: Registry): void => {
  metrics.registerMetric(
    new Gauge({
      name: 'live_sockets',
      help: 'Open pages that hear what happens',
      registers: [],
      collect() {
        this.set(live.sockets().length);
      },
    }),
  );
  metrics.registerMetric(
    new Gauge({
      name: 'live_members',
      help: 'Members with an open page; one whose pages are at two processes counts twice',
      registers: [],
      collect() {
        this.set(new Set(live.sockets().map(({ memberId }) => memberId)).size);
      },
    }),
  );
  metrics.registerMetric(
    new Counter({
      name: 'live_publishes_total',
      help: 'Messages that were told to pages, whichever process holds them',
      registers: [],
      collect() {
        this.reset();
        this.inc(live.counted.published);
      },
    }),
  );
  metrics.registerMetric(
    new Counter({
      name: 'live_deliveries_total',
      help: 'Messages that were handed to open pages, counted for each page',
      registers: [],
      collect() {
        this.reset();
        this.inc(live.counted.delivered);
      },
    }),
  );
};
