import * as z from 'zod/mini';
import { memberCard } from '#members';

export const scoreView = z.object({ rank: z.int(), score: z.int(), member: memberCard, at: z.iso.datetime() });
export type ScoreView = z.output<typeof scoreView>;

export const ownScore = z.object({ rank: z.int(), score: z.int() });
export type OwnScore = z.output<typeof ownScore>;
