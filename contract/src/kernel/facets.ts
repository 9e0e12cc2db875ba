import * as z from 'zod/mini';

/** A piece of a text that is a link: where it stands (UTF-16 units, end exclusive) and where it leads. */
export const facet = z.object({
  start: z.int(),
  end: z.int(),
  kind: z.enum(['link', 'mention', 'hashtag']),
  /** The address, the handle without @, or the word without #. */
  value: z.string(),
});
export type Facet = z.output<typeof facet>;
