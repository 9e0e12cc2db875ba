import type { StreamEvent } from '@wagram/contract/streams';
import { emitted, statement, type App } from '#kernel';
import type { Carrier } from './carriers.ts';

type EventNamed<N extends StreamEvent['name']> = Extract<StreamEvent, { name: N }>;

/** Followers who are told of a stream in one breath: a host may have a hundred thousand of them. */
const CHUNK = 500;

/** D26. $1 what, $2 streams, $3 hosts. Each event names some of the followers; notices are made from those. */
const tellFollowers = statement(
  'stream_tell_followers',
  emitted(
    'gen_random_uuid()',
    'stream.told',
    `jsonb_build_object('what', $1::text, 'streamId', stream_id, 'hostId', host_id, 'memberIds', members)`,
    `(select stream_id, host_id, jsonb_agg(follower_id) as members from (
        select j.stream_id, j.host_id, f.follower_id,
          (row_number() over (partition by j.stream_id order by f.follower_id) - 1) / ${CHUNK} as chunk
        from unnest($2::uuid[], $3::uuid[]) j (stream_id, host_id) join streams s on s.id = j.stream_id
        join follows f on f.following_id = j.host_id
      ) each group by stream_id, host_id, chunk) told`,
  ),
);

export const listenForStreams = (app: App, carrier: Carrier): void => {
  for (const what of ['scheduled', 'started'] as const)
    app.events.on<EventNamed<'stream.scheduled' | 'stream.started'>>(`stream.${what}`, async (events, db, after) => {
      const streams = events.map(({ payload }) => payload.streamId);
      await tellFollowers(
        db,
        what,
        streams,
        events.map(({ payload }) => payload.hostId),
      );
      after(async () => app.events.wake());
    });
  app.events.on<EventNamed<'stream.ended'>>('stream.ended', async (events, _db, after) =>
    after(async () => events.forEach(({ payload }) => carrier.end(payload.streamId))),
  );
};
