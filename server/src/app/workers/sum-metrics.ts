import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Measured, Measure } from '#kernel';

const PATIENCE_MS = 4_000;

const measure = (worker: Worker, id: number): Promise<object[]> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      worker.off('message', hear);
      worker.off('exit', give);
    };
    const hear = (message: Measured | null): void => {
      if (message?.measured === undefined || message.id !== id) return;
      end();
      resolve(message.measured);
    };
    const give = (): void => {
      end();
      reject(new Error(`worker ${worker.process.pid} does not say what it has measured`));
    };
    const timer = setTimeout(give, PATIENCE_MS);
    worker.on('message', hear);
    worker.once('exit', give);
    worker.send({ id, measure: true } satisfies Measure, (error) => error === null || give());
  });

/** What workers have measured, as one. If one of them does not answer there is no sum: it would look like a fall. */
export const createSumOfMetrics = (): ((workers: readonly Worker[]) => Promise<string>) => {
  let lastId = 0;
  return async (workers) => {
    lastId += 1;
    const all = await Promise.all(workers.map((worker) => measure(worker, lastId)));
    return AggregatorRegistry.aggregate(all).metrics();
  };
};
