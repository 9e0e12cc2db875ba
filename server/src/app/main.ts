// The program. With several workers this process only watches over them, so it loads nothing of what they need.
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { workersWanted } from './workers/count.ts';

const count = workersWanted(process.env, availableParallelism());

if (cluster.isPrimary && count > 1) {
  const { supervise } = await import('./workers/supervisor.ts');
  await supervise({ count, port: process.env['PORT'] ?? '', logLevel: process.env['LOG_LEVEL'] ?? 'info' });
} else {
  const { serve } = await import('./serve.ts');
  serve();
}
