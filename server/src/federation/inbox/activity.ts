import * as z from 'zod/mini';
import { webAddress } from '../documents/web-address.ts';

/** Something by its address, or whole with its address in it. */
const thing = z.union([webAddress, z.looseObject({ id: z.optional(z.string()), type: z.optional(z.string()) })]);

/** What everything that comes in has. Whoever does not have it is not heard. */
export const activityShape = z.looseObject({
  id: webAddress,
  type: z.string().check(z.maxLength(64)),
  actor: z.union([webAddress, z.looseObject({ id: webAddress })]),
  object: z.optional(z.union([thing, z.array(thing)])),
});
export type Activity = z.output<typeof activityShape>;

export const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : null;
  return typeof id === 'string' ? id : null;
};

export const typeOf = (value: unknown): string | null => {
  const type = typeof value === 'object' && value !== null ? (value as { type?: unknown }).type : null;
  return typeof type === 'string' ? type : null;
};

export const readActivity = (body: Buffer): Activity | null => {
  try {
    const read = z.safeParse(activityShape, JSON.parse(body.toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};
