import * as z from 'zod/mini';
import { idOf, type PasskeyId, type SessionId } from '#kernel';

/** One place where a member is signed in. */
export const sessionView = z.object({
  id: idOf<SessionId>(),
  current: z.boolean(),
  kind: z.enum(['browser', 'api']),
  device: z.string(),
  address: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
});
export type SessionView = z.output<typeof sessionView>;

export const passkeyView = z.object({
  id: idOf<PasskeyId>(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
});
export type PasskeyView = z.output<typeof passkeyView>;
