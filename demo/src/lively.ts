import { z } from 'zod';
import { drawings } from './posts.ts';
import { readData } from './read.ts';

const posts = z.array(
  z.strictObject({
    by: z.string(),
    text: z.string(),
    /** Before the community begins. */
    minutesAgo: z.number(),
    pictures: z.array(z.enum(drawings)).default([]),
    /** Each answer with how many of ten choose it. */
    poll: z
      .array(z.strictObject({ answer: z.string(), share: z.int() }))
      .nullable()
      .default(null),
    /** How the post begins that it speaks of. */
    quotes: z.string().nullable().default(null),
    warning: z.string().nullable().default(null),
  }),
);

export type LivelyPost = z.output<typeof posts>[number];

/** Posts that hold more than words and a picture. */
export const livelyPosts = (): readonly LivelyPost[] => readData('posts/lively', posts);

/** How the posts begin that are reposted. */
export const passedOn = (): readonly string[] => readData('posts/passed-on', z.array(z.string()));
