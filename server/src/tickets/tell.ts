import type { TicketLive } from '@wagram/contract/tickets';
import type { App, MemberId, StreamId } from '#kernel';

/** What they see of tickets to this stream has changed. */
export const tell = (app: App, streamId: StreamId, members: readonly (MemberId | null)[]): void => {
  const news: TicketLive = { type: 'tickets.changed', stream_id: streamId };
  app.live.send(
    members.filter((id) => id !== null),
    news,
  );
};
