import type { EventOf } from '#kernel';

/** What a page says of itself is known now, or has changed. */
export type LinkEvent = EventOf<'link.known', { readonly url: string }>;
