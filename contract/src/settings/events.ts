import type { EventOf } from '#kernel';
import type { Wish } from './choices.ts';

/** D26: what they waited for is there. Each fact names some of them, and nobody is named twice. */
export type WishEvent = EventOf<
  'wish.answered',
  { readonly wish: Wish; /** As they read it. */ readonly message: string; readonly memberIds: string[] }
>;
