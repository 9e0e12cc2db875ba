import type { Db, StreamId } from '#kernel';
import { seedStreams } from '#streams';
import { seedSale } from '#tickets';
import { demoStreams, idAt, seededRandom } from '@wagram/demo';
import type { Ids } from './ids.ts';

const HOUR_MS = 3_600_000;
const SEATS = 60;

export const seedDemoStreams = async (tx: Db, ids: Ids, begun: Date): Promise<void> => {
  const random = seededRandom('streams to come');
  const streams = demoStreams().flatMap(({ host, title, category, inHours, price }) => {
    const hostId = ids.get(host);
    // On the hour, as people plan.
    const at = Math.ceil((begun.getTime() + inHours * HOUR_MS) / HOUR_MS) * HOUR_MS;
    const made = { id: idAt<StreamId>(begun, random), title, category, scheduledFor: new Date(at), createdAt: begun };
    return hostId === undefined ? [] : [{ ...made, hostId, price }];
  });
  await seedStreams(
    tx,
    streams.map(({ price: _, ...stream }) => stream),
  );
  for (const { id: streamId, hostId, title, scheduledFor, price } of streams)
    if (price !== null)
      await seedSale(tx, { streamId, hostId, title, scheduledFor, price: BigInt(price), seats: SEATS }, begun);
};
