import * as z from 'zod/mini';
import { mediaView } from '#media';

/** What a page says of itself. All of it is a stranger's word and plain text. */
export const linkCardView = z.object({
  url: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  /** The name that the site gives itself; the host stands in `url`. */
  site: z.nullable(z.string()),
  /** Kept and served here: the reader's browser asks nobody else. */
  picture: z.nullable(mediaView),
});
export type LinkCardView = z.output<typeof linkCardView>;
