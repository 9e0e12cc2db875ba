import * as z from 'zod/mini';
import type { Piece } from '#assistant';

const source = z.object({ kind: z.enum(['post', 'member']), id: z.string(), username: z.string(), text: z.string() });

/** The data of each event of the assistant's answer, for those who read descriptions; pages check them by hand. */
export const assistantPiece: z.ZodMiniType<Piece> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('sources'), sources: z.array(source) }),
  z.object({ type: z.literal('done'), cut: z.boolean(), demo: z.boolean() }),
  z.object({ type: z.literal('error'), code: z.string(), error: z.string() }),
]);
