import * as z from 'zod/mini';
import { memberCard } from '#members';

/** Somebody whom the viewer has blocked or muted. */
export const keptOut = z.extend(memberCard, { since: z.iso.datetime() });
export type KeptOut = z.output<typeof keptOut>;
