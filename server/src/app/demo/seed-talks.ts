import type { Db } from '#kernel';
import { seedTalks, type SeedTalk } from '#messages';
import type { Ids } from './ids.ts';
import { idAt, seededRandom } from './random.ts';
import { demoTalks, type DemoTalk } from './talks.ts';

const MINUTE_MS = 60_000;

const toSeed = (talk: DemoTalk, ids: Ids, begun: Date): SeedTalk[] => {
  const [guestId, otherId] = [ids.get(talk.guest), ids.get(talk.other)];
  if (guestId === undefined || otherId === undefined) return [];
  const random = seededRandom(`talk of ${talk.guest} and ${talk.other}`);
  const at = (minutesAgo: number): Date => new Date(begun.getTime() - minutesAgo * MINUTE_MS);
  const [first = 0] = talk.lines[0] ?? [];
  const isRequest = talk.isRequest === true;
  return [
    {
      id: idAt(at(first), random),
      memberIds: [guestId, otherId],
      requestOf: isRequest ? guestId : null,
      read: [talk.lines.filter(([minutesAgo]) => minutesAgo >= talk.readUntil).length, talk.lines.length],
      messages: talk.lines.map(([minutesAgo, who, content]) => ({
        id: idAt(at(minutesAgo), random),
        senderId: who === 'g' ? guestId : otherId,
        content,
        at: at(minutesAgo),
      })),
    },
  ];
};

/** Whoever comes in as one of the demo members finds people who have written to them. */
export const seedDemoTalks = (tx: Db, ids: Ids, begun: Date): Promise<void> =>
  seedTalks(
    tx,
    demoTalks.flatMap((talk) => toSeed(talk, ids, begun)),
  );
