import type { LiveByType, StreamId } from '#kernel';

/** To a member whose ticket has changed, and to the host whose tickets are sold. */
export type TicketLive = { readonly type: 'tickets.changed'; readonly stream_id: StreamId };

declare module '#kernel' {
  interface LiveMessages extends LiveByType<TicketLive> {}
}
