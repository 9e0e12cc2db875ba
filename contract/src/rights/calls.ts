import * as z from 'zod/mini';
import { authErrors, givenPassword, secondFactor } from '#auth';
import { defineCall, idOf, type ExportId } from '#kernel';
import { handle } from '#members';
import { rightsErrors } from './errors.ts';

const errors = rightsErrors;
/** Where the owner has to prove once more that it is them. */
const ofOwners = { ...authErrors, ...errors };

export const exportView = z.object({
  id: idOf<ExportId>(),
  state: z.enum(['waiting', 'ready', 'failed']),
  /** Bytes of the archive, once it is ready. */
  size: z.nullable(z.int()),
  created_at: z.iso.datetime(),
  /** When the archive goes. */
  expires_at: z.nullable(z.iso.datetime()),
});
export type ExportView = z.output<typeof exportView>;

export const exportState = z.object({
  export: z.nullable(exportView),
  /** From when on another one can be asked for; null means now. */
  next_at: z.nullable(z.iso.datetime()),
});

export const askForExport = defineCall({
  method: 'POST',
  path: '/api/export',
  summary: 'Ask for an archive of everything the member has here; it is made in the background',
  for: 'member',
  whileSuspended: true,
  actor: null,
  errors,
  input: z.object({}),
  reply: exportState,
});

export const readExport = defineCall({
  method: 'GET',
  path: '/api/export',
  summary: "How the member's last archive stands",
  for: 'member',
  whileSuspended: true,
  actor: null,
  errors,
  input: z.object({}),
  reply: exportState,
});

/** The handle is typed again; a password and a second factor are needed where the member has them. */
export const accountConfirmation = z.object({
  handle,
  password: z.optional(givenPassword),
  code: z.optional(secondFactor),
});

export const deactivate = defineCall({
  method: 'POST',
  path: '/api/account/deactivate',
  summary: 'Step back: nobody sees the account until its owner signs in again',
  for: 'member',
  actor: null,
  errors: ofOwners,
  limit: 'sign_in',
  input: accountConfirmation,
  reply: z.object({}),
});

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/account/delete',
  summary: 'Leave for good: after 30 days nothing of the member is left, unless they sign in before',
  for: 'member',
  whileSuspended: true,
  actor: null,
  errors: ofOwners,
  limit: 'sign_in',
  input: accountConfirmation,
  reply: z.object({ erase_after: z.iso.datetime() }),
});
