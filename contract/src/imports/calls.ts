import * as z from 'zod/mini';
import { defineCall, idOf, type ImportId } from '#kernel';
import { importedFrom } from '#posts';
import { importErrors } from './errors.ts';

const errors = importErrors;

/** Why something of an archive does not come. */
export const leftOutReason = z.enum([
  'not_public',
  'reply',
  'repost',
  'empty',
  'too_long',
  'no_date',
  'future',
  'known',
  'too_many',
  'elsewhere',
]);
export type LeftOutReason = z.output<typeof leftOutReason>;

/** What an archive would bring, told before anything is written. */
export const importPlan = z.object({
  posts: z.int(),
  follows: z.int(),
  /** Pictures and videos stay behind. */
  media: z.int(),
  left_out: z.array(z.object({ reason: leftOutReason, count: z.int() })),
  sample: z.array(z.object({ content: z.string(), created_at: z.iso.datetime() })),
});
export type ImportPlan = z.output<typeof importPlan>;

export const importView = z.object({
  id: idOf<ImportId>(),
  source: importedFrom,
  state: z.enum(['shown', 'running', 'done', 'failed']),
  plan: importPlan,
  /** Of posts and follows, how many were looked at, and how many are new here. */
  total: z.int(),
  done: z.int(),
  made: z.int(),
  created_at: z.iso.datetime(),
});
export type ImportView = z.output<typeof importView>;

export const importReply = z.object({ import: z.nullable(importView) });

export const readImport = defineCall({
  method: 'GET',
  path: '/api/imports',
  summary: 'What the member is about to bring from elsewhere, and how far it has come',
  for: 'member',
  actor: null,
  errors,
  input: z.object({}),
  reply: importReply,
});

export const startImport = defineCall({
  method: 'POST',
  path: '/api/imports/start',
  summary: 'Bring what was shown; it is done in the background',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ import_id: idOf<ImportId>() }),
  reply: importReply,
});

export const dropImport = defineCall({
  method: 'DELETE',
  path: '/api/imports',
  summary: 'Forget an archive that was shown, or that has been brought',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ import_id: idOf<ImportId>() }),
  reply: z.object({}),
});
