import * as z from 'zod/mini';
import { idOf, type PostId } from '#kernel';
import { memberCard } from '#members';

/** Somebody whom the viewer has blocked or muted. */
export const keptOut = z.extend(memberCard, { since: z.iso.datetime() });
export type KeptOut = z.output<typeof keptOut>;

export const mutedWord = z.object({ word: z.string(), until: z.nullable(z.iso.datetime()), since: z.iso.datetime() });

/** A post of which its reader wants to hear no more, as far as they may still see it. */
export const mutedPost = z.object({
  post_id: idOf<PostId>(),
  username: z.string(),
  content: z.string(),
  since: z.iso.datetime(),
});
export type MutedPost = z.output<typeof mutedPost>;

export const muted = z.object({ words: z.array(mutedWord), posts: z.array(mutedPost) });
export type Muted = z.output<typeof muted>;
