import * as z from 'zod/mini';

export const securityView = z.object({
  two_factor: z.boolean(),
  backup_codes_left: z.int(),
  has_password: z.boolean(),
  x_connected: z.boolean(),
  google_connected: z.boolean(),
  phone: z.nullable(z.string()),
});
export type SecurityView = z.output<typeof securityView>;
