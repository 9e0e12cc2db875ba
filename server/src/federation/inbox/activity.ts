import * as z from 'zod/mini';

const MAX_URI = 2_048;
export const uri = z.string().check(z.maxLength(MAX_URI), z.url());

/** Something by its address, or whole with its address in it. */
const thing = z.union([uri, z.looseObject({ id: z.optional(z.string()), type: z.optional(z.string()) })]);

/** What everything that comes in has. Whoever does not have it is not heard. */
export const activityShape = z.looseObject({
  id: uri,
  type: z.string().check(z.maxLength(64)),
  actor: z.union([uri, z.looseObject({ id: uri })]),
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
