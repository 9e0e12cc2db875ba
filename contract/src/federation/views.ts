import * as z from 'zod/mini';
import { idOf, type PostId } from '#kernel';

/** What was found elsewhere, as it is here now. */
export const foundView = z.union([
  z.object({ kind: z.literal('member'), username: z.string() }),
  z.object({ kind: z.literal('post'), id: idOf<PostId>() }),
]);
export type FoundView = z.output<typeof foundView>;

export const hostState = z.enum(['open', 'limited', 'blocked']);
export type HostState = z.output<typeof hostState>;

/** Another server, as operators see it. */
export const hostView = z.object({
  name: z.string(),
  state: hostState,
  reason: z.nullable(z.string()),
  /** Of its people, those whom this server knows. */
  people: z.int(),
  /** Follows between people here and there. */
  follows: z.int(),
  /** Nothing could be delivered since. */
  failing_since: z.nullable(z.iso.datetime()),
  next_try_at: z.nullable(z.iso.datetime()),
});
export type HostView = z.output<typeof hostView>;

export const movingView = z.object({
  /** What this account is called elsewhere. */
  address: z.string(),
  also_known_as: z.array(z.string()),
  moved_to: z.nullable(z.string()),
});
export type MovingView = z.output<typeof movingView>;
