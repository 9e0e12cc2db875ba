import * as z from 'zod/mini';
import { ownProfileView } from '#members';

/** Who came in; `welcome_back` where they had stepped back before. */
export const signedIn = z.object({ user: ownProfileView, welcome_back: z.optional(z.literal(true)) });

export const securityView = z.object({
  two_factor: z.boolean(),
  backup_codes_left: z.int(),
  has_password: z.boolean(),
  x_connected: z.boolean(),
  google_connected: z.boolean(),
  phone: z.nullable(z.string()),
});
export type SecurityView = z.output<typeof securityView>;
