import type { EventOf, MemberId } from '#kernel';
import type { Waitlist } from './choices.ts';

/** D26: what they waited for is there. Each event names some of them, and nobody is named twice. */
export type WaitlistEvent = EventOf<
  'wish.answered',
  { readonly wish: Waitlist; /** As they read it. */ readonly message: string; readonly memberIds: MemberId[] }
>;
