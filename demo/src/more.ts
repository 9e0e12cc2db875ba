import { z } from 'zod';
import { STREAM_CATEGORIES } from '@wagram/contract/streams';
import { readData } from './read.ts';

const handles = z.array(z.string());

const scores = z.array(z.strictObject({ by: z.string(), score: z.int(), hoursAgo: z.number() }));
const streams = z.array(
  z.strictObject({
    host: z.string(),
    title: z.string(),
    category: z.enum(STREAM_CATEGORIES),
    inHours: z.number(),
    /** What a seat costs, where seats are sold. */
    price: z.int().nullable().default(null),
  }),
);
const invitations = z.array(
  z.strictObject({ inviter: z.string(), credited: handles, qualified: handles, pending: handles }),
);

/** Who has run how far. There is room above and below for whoever tries. */
export const demoScores = (): z.output<typeof scores> => readData('scores', scores);

/** What is announced: nobody is live in a community of drawings, so somebody is about to be. */
export const demoStreams = (): z.output<typeof streams> => readData('streams', streams);

/** Whom the two members whom visitors come in as have brought along; the last ones have not done everything yet. */
export const demoInvitations = (): z.output<typeof invitations> => readData('invitations', invitations);
