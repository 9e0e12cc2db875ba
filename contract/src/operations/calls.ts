import * as z from 'zod/mini';
import { defineCall, kernelErrors } from '#kernel';
import { healthView } from './views.ts';

export const readHealth = defineCall({
  method: 'GET',
  path: '/api/moderation/health',
  summary: 'How every process, the queues, the database, the files and the backups stand',
  for: 'operator',
  actor: null,
  errors: kernelErrors,
  input: z.object({}),
  reply: z.object({ health: healthView }),
});
