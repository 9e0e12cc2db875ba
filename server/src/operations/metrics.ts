import { Gauge } from 'prom-client';
import type { App } from '#kernel';
import { selectLastBackup } from './health.gen.ts';

/** OPS-07: there is no figure before the first backup, nor while the database is away. */
export const registerBackupMetrics = ({ db, metrics }: Pick<App, 'db' | 'metrics'>): void =>
  metrics.registerMetric(
    new Gauge({
      name: 'backup_timestamp_seconds',
      help: 'When the last backup of npm run backup was made, in seconds since 1970',
      aggregator: 'first',
      registers: [],
      async collect() {
        const last = await selectLastBackup(db).catch(() => undefined);
        if (last === undefined) this.remove();
        else this.set(last.made_at.getTime() / 1_000);
      },
    }),
  );
