import { z } from 'zod';
import { readData } from './read.ts';

const said = z.array(z.string()).min(1);

const comments = z.strictObject({
  /** They fit under almost anything, kind ones. */
  warm: said,
  /** With one eyebrow up. */
  dry: said,
  byTheme: z.strictObject({ light: said, build: said, table: said, days: said, tongues: said }),
  askedAndAnswered: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  thanks: said,
});

export const demoComments = (): z.output<typeof comments> => readData('comments', comments);
