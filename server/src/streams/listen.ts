import type { BlockEvent } from '@wagram/contract/blocks';
import type { StreamEvent } from '@wagram/contract/streams';
import type { App } from '#kernel';
import type { Carrier } from './carry/carriers.ts';
import { deleteApartModerators } from './chat/moderators.gen.ts';
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
  // A block ends it for good: who is let near again is named again.
  app.events.on<Extract<BlockEvent, { name: 'member.blocked' }>>('member.blocked', async (events, db) => {
    const ones = events.map(({ payload }) => payload.blockerId);
    await deleteApartModerators(db, { ones, others: events.map(({ payload }) => payload.blockedId) });
  });
  app.events.on<EventNamed<'stream.ended'>>('stream.ended', async (events, _db, after) =>
    after(async () => events.forEach(({ payload }) => carrier.end(payload.streamId))),
  );
};
