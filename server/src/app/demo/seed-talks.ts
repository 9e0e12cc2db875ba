import type { Db } from '#kernel';
import { seedTalks, type SeedTalk } from '#messages';
import { demoTalks, idAt, seededRandom, type DemoTalk } from '@wagram/demo';
import type { Ids } from './ids.ts';

const MINUTE_MS = 60_000;

const toSeed = (talk: DemoTalk, ids: Ids, begun: Date): SeedTalk[] => {
  const [guestId, otherId] = [ids.get(talk.guest), ids.get(talk.other)];
  if (guestId === undefined || otherId === undefined) return [];
  const random = seededRandom(`talk of ${talk.guest} and ${talk.other}`);
  const at = (minutesAgo: number): Date => new Date(begun.getTime() - minutesAgo * MINUTE_MS);
  const first = talk.lines[0]?.minutesAgo ?? 0;
  return [
    {
      id: idAt(at(first), random),
      memberIds: [guestId, otherId],
      requestOf: talk.isRequest ? guestId : null,
      read: [talk.lines.filter(({ minutesAgo }) => minutesAgo >= talk.readUntil).length, talk.lines.length],
      messages: talk.lines.map(({ minutesAgo, by, text }) => ({
        id: idAt(at(minutesAgo), random),
        senderId: by === talk.guest ? guestId : otherId,
        content: text,
        at: at(minutesAgo),
      })),
    },
  ];
};

/** Whoever comes in as one of the demo members finds people who have written to them. */
export const seedDemoTalks = (tx: Db, ids: Ids, begun: Date): Promise<void> =>
  seedTalks(
    tx,
    demoTalks().flatMap((talk) => toSeed(talk, ids, begun)),
  );
