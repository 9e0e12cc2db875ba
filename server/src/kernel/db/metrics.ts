import { Gauge, type Registry } from 'prom-client';
import type { Database } from './database.ts';
import type { Replicas } from './replicas.ts';

/** OPS-07: who has a connection, who waits for one, and how old the replicas are. */
export const registerDatabaseMetrics = ({ pool, replicas }: Database, metrics: Registry): void => {
  metrics.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Open connections to the database, by whether somebody uses them',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
      },
    }),
  );
  metrics.registerMetric(
    new Gauge({
      name: 'database_waiting',
      help: 'Statements and transactions that wait for a connection',
      registers: [],
      collect() {
        this.set(pool.waitingCount);
      },
    }),
  );
  registerReplicaMetrics(replicas, metrics);
};

const registerReplicaMetrics = (replicas: Replicas | null, metrics: Registry): void => {
  metrics.registerMetric(
    new Gauge({
      name: 'database_replica_lag_seconds',
      help: 'How far a replica is behind; missing while it does not answer',
      labelNames: ['replica'],
      aggregator: 'max',
      registers: [],
      collect() {
        this.reset();
        for (const { host, lagS } of replicas?.figures() ?? []) if (lagS !== null) this.set({ replica: host }, lagS);
      },
    }),
  );
  metrics.registerMetric(
    new Gauge({
      name: 'database_replica_used',
      help: 'Whether a replica answers reads (1) or is left out (0)',
      labelNames: ['replica'],
      aggregator: 'min',
      registers: [],
      collect() {
        for (const { host, isUsed } of replicas?.figures() ?? []) this.set({ replica: host }, isUsed ? 1 : 0);
      },
    }),
  );
};
