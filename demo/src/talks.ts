// What the two members whom visitors come in as have talked about. Minutes are counted back from now.
import { z } from 'zod';
import { readData } from './read.ts';

const talks = z.array(
  z.strictObject({
    guest: z.string(),
    other: z.string(),
    /** They do not know each other: it waits as a request. */
    isRequest: z.boolean().default(false),
    /** What came after it is still unread. */
    readUntil: z.number(),
    lines: z.array(z.strictObject({ minutesAgo: z.number(), by: z.string(), text: z.string() })).min(1),
  }),
);

export type DemoTalk = z.output<typeof talks>[number];

export const demoTalks = (): readonly DemoTalk[] => readData('talks', talks);
