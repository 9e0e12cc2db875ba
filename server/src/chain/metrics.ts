import { Gauge } from 'prom-client';
import { oneReading, type App } from '#kernel';
import { selectOrderFigures } from './orders/orders.gen.ts';

/** OPS-07: what the server has still to pay on the chain. `genesis` says on which; null: on none. */
export const registerChainMetrics = (
  { db, clock, metrics }: Pick<App, 'db' | 'clock' | 'metrics'>,
  genesis: (() => Promise<string>) | null,
): void => {
  let known: string | null = null;
  const read = oneReading(async () => {
    // A node that is away does not hold up the figures of everything else: what it said last still holds.
    void genesis?.().then(
      (said) => (known = said),
      () => undefined,
    );
    return known === null ? [] : selectOrderFigures(db, { genesis: known, now: clock.now() }).catch(() => []);
  });
  metrics.registerMetric(
    new Gauge({
      name: 'chain_orders',
      help: 'Payments of the server on the chain that are not settled, by state',
      labelNames: ['state'],
      aggregator: 'first',
      registers: [],
      async collect() {
        const figures = await read();
        this.reset();
        for (const { state, orders } of figures) this.set({ state }, orders);
      },
    }),
  );
  metrics.registerMetric(
    new Gauge({
      name: 'chain_orders_oldest_seconds',
      help: 'Age of the oldest payment of the server that is not settled',
      aggregator: 'first',
      registers: [],
      async collect() {
        this.set(Math.max(0, ...(await read()).map(({ oldest_s: oldestS }) => oldestS)));
      },
    }),
  );
};
