import type { StreamCategory } from '@wagram/contract/streams';
import type { Db, StreamId } from '#kernel';
import { seedStreams } from '#streams';
import type { Ids } from './ids.ts';
import { idAt, seededRandom } from './random.ts';

const HOUR_MS = 3_600_000;

/** What is announced: nobody is live in a community of drawings, so somebody is about to be. */
const announced: readonly (readonly [host: string, title: string, category: StreamCategory, inHours: number])[] = [
  ['mara', 'The last twenty minutes of light, live from the roof', 'general', 26],
  ['priya_s', 'Reading a lending contract together, line by line', 'defi', 50],
];

export const seedDemoStreams = async (tx: Db, ids: Ids, begun: Date): Promise<void> => {
  const random = seededRandom('streams to come');
  const streams = announced.flatMap(([host, title, category, inHours]) => {
    const hostId = ids.get(host);
    // On the hour, as people plan.
    const at = Math.ceil((begun.getTime() + inHours * HOUR_MS) / HOUR_MS) * HOUR_MS;
    const made = { id: idAt<StreamId>(begun, random), title, category, scheduledFor: new Date(at), createdAt: begun };
    return hostId === undefined ? [] : [{ ...made, hostId }];
  });
  await seedStreams(tx, streams);
};
