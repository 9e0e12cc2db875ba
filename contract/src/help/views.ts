import * as z from 'zod/mini';
import { idOf, type ContactMessageId } from '#kernel';

/** What somebody wrote; the address was typed in and is not proved. */
export const contactMessageView = z.object({
  id: idOf<ContactMessageId>(),
  email: z.string(),
  username: z.nullable(z.string()),
  message: z.string(),
  created_at: z.iso.datetime(),
});
export type ContactMessageView = z.output<typeof contactMessageView>;
