import type { StreamCategory } from '@wagram/contract/streams';
import type { Db, StreamId } from '#kernel';
import { seedStreams } from '#streams';
import { seedSale } from '#tickets';
import type { Ids } from './ids.ts';
import { idAt, seededRandom } from './random.ts';

const HOUR_MS = 3_600_000;
const SEATS = 60;

type Announced = readonly [
  host: string,
  title: string,
  category: StreamCategory,
  inHours: number,
  /** What a seat costs, where seats are sold. */
  price?: bigint,
];

/** What is announced: nobody is live in a community of drawings, so somebody is about to be. */
const announced: readonly Announced[] = [
  ['mara', 'The last twenty minutes of light, live from the roof', 'general', 26],
  ['priya_s', 'Reading a lending contract together, line by line', 'defi', 50, 15n],
];

export const seedDemoStreams = async (tx: Db, ids: Ids, begun: Date): Promise<void> => {
  const random = seededRandom('streams to come');
  const streams = announced.flatMap(([host, title, category, inHours, price]) => {
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
    if (price !== undefined) await seedSale(tx, { streamId, hostId, title, scheduledFor, price, seats: SEATS }, begun);
};
