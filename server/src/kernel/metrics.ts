import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { App } from './app.ts';
import { readDisk, type Disk } from './data-folder.ts';
import { registerDatabaseMetrics } from './db/metrics.ts';
import { registerEventMetrics } from './events/metrics.ts';
import { registerJobMetrics } from './jobs/metrics.ts';
import { registerLiveMetrics } from './live/metrics.ts';
import { oneReading } from './one-reading.ts';
import { smsCounter } from './outside/sms.ts';

/** OPS-07: what an operator watches of the kernel. Rooms register what is theirs in `app.metrics`. */
export const registerKernelMetrics = (app: App): void => {
  const { metrics, database, db, live, config } = app;
  collectDefaultMetrics({ register: metrics });
  metrics.registerMetric(smsCounter);
  registerDatabaseMetrics(database, metrics);
  registerEventMetrics(db, metrics);
  registerJobMetrics(app, metrics);
  registerLiveMetrics(live, metrics);
  registerDiskMetrics(config.dataDir, metrics);
};

const registerDiskMetrics = (dataDir: string, metrics: Registry): void => {
  const read = oneReading(() => readDisk(dataDir));
  const disk = (name: string, help: string, part: keyof Disk): void =>
    metrics.registerMetric(
      new Gauge({
        name,
        help,
        aggregator: 'first',
        registers: [],
        async collect() {
          const found = await read();
          if (found !== null) this.set(found[part]);
        },
      }),
    );
  disk('data_folder_free_bytes', 'Free space where DATA_DIR lies', 'free');
  disk('data_folder_size_bytes', 'Size of the disk where DATA_DIR lies', 'size');
};
