import { operationCalls } from '@wagram/contract/operations';
import { route, type App } from '#kernel';
import { startBeating } from './beat.ts';
import { createHealth } from './health.ts';
import { registerBackupMetrics } from './metrics.ts';

export const operationRoutes = (app: App, version: string): void => {
  const { beat, hasBeaten } = startBeating(app, version);
  const readHealth = createHealth(app);
  registerBackupMetrics(app);
  // Whoever asks right after the start sees the process that answers.
  route(app, operationCalls.readHealth, async ({ now }) => {
    if (!hasBeaten()) await beat();
    return { health: await readHealth(now) };
  });
};
