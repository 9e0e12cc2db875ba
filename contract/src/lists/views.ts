import * as z from 'zod/mini';
import { idOf, type ListId } from '#kernel';

/** SOC-11: as its owner sees it; nobody else does. */
export const listView = z.object({
  id: idOf<ListId>(),
  name: z.string(),
  members_count: z.int(),
  /** The member who was asked about is on it. */
  holds: z.boolean(),
});
export type ListView = z.output<typeof listView>;
