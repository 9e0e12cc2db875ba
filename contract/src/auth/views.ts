import * as z from 'zod/mini';
import { uuid } from '#kernel';

/** One place where a member is signed in. */
export const sessionView = z.object({
  id: uuid,
  current: z.boolean(),
  kind: z.enum(['browser', 'api']),
  device: z.string(),
  address: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
});
export type SessionView = z.output<typeof sessionView>;

export const passkeyView = z.object({
  id: uuid,
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
});
export type PasskeyView = z.output<typeof passkeyView>;

export const securityView = z.object({
  two_factor: z.boolean(),
  backup_codes_left: z.int(),
  has_password: z.boolean(),
  x_connected: z.boolean(),
  google_connected: z.boolean(),
  phone: z.nullable(z.string()),
});
export type SecurityView = z.output<typeof securityView>;
