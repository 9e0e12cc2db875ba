import * as z from 'zod/mini';
import { uuid } from '#kernel';

/** Something that the assistant looked at, as a link. */
export const source = z.object({
  kind: z.enum(['post', 'member']),
  /** Of the post or the member. */
  id: uuid,
  /** With its leading @. */
  username: z.string(),
  /** The beginning of the post, or the member's name. */
  text: z.string(),
});
export type Source = z.output<typeof source>;

/** AI-01: an answer comes as server-sent events; the data of each is one of these. */
export const piece = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('sources'), sources: z.array(source) }),
  /** The last one of an answer that is whole; `cut` when it was too long. */
  z.object({ type: z.literal('done'), cut: z.boolean(), demo: z.boolean() }),
  /** The last one of an answer that failed. */
  z.object({ type: z.literal('error'), code: z.string(), error: z.string() }),
]);
export type Piece = z.output<typeof piece>;

export const toPiece = (value: unknown): Piece | null => {
  const result = z.safeParse(piece, value);
  return result.success ? result.data : null;
};

export const isSource = (value: unknown): value is Source => z.safeParse(source, value).success;
