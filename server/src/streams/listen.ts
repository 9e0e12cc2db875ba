import type { StreamEvent } from '@wagram/contract/streams';
import type { App } from '#kernel';
import type { Carrier } from './carriers.ts';
import { tellScheduled, tellStarted } from './streams.gen.ts';

type EventNamed<N extends StreamEvent['name']> = Extract<StreamEvent, { name: N }>;

const tell = { scheduled: tellScheduled, started: tellStarted } as const;

export const listenForStreams = (app: App, carrier: Carrier): void => {
  for (const what of ['scheduled', 'started'] as const)
    app.events.on<EventNamed<'stream.scheduled' | 'stream.started'>>(`stream.${what}`, async (events, db, after) => {
      const streamIds = events.map(({ payload }) => payload.streamId);
      await tell[what](db, { streamIds, hostIds: events.map(({ payload }) => payload.hostId) });
      after(async () => app.events.wake());
    });
  app.events.on<EventNamed<'stream.ended'>>('stream.ended', async (events, _db, after) =>
    after(async () => events.forEach(({ payload }) => carrier.end(payload.streamId))),
  );
};
