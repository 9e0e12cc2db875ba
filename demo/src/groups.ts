// Where the demo community meets. Minutes are counted back from now; `readUntil` is what the two visitors have read up to.
import { z } from 'zod';
import { GROUP_CATEGORIES } from '@wagram/contract/groups';
import { drawings } from './posts.ts';
import { readData } from './read.ts';

const handles = z.array(z.string());

const groups = z.array(
  z.strictObject({
    kind: z.enum(['group', 'channel']),
    name: z.string(),
    description: z.string(),
    category: z.enum(GROUP_CATEGORIES),
    tags: z.array(z.string()),
    privacy: z.enum(['public', 'private']).default('public'),
    drawing: z.enum(drawings),
    owner: z.string(),
    admins: handles,
    moderators: handles.default([]),
    members: handles,
    requests: handles.default([]),
    readUntil: z.number(),
    lines: z.array(
      z.strictObject({
        minutesAgo: z.number(),
        by: z.string(),
        text: z.string(),
        poll: z
          .array(z.strictObject({ answer: z.string(), voters: handles }))
          .nullable()
          .default(null),
      }),
    ),
  }),
);

export type DemoGroup = z.output<typeof groups>[number];

/** Those that the two visitors are in, and public ones that they have not joined yet: what Explore has to offer. */
export const demoGroups = (): readonly DemoGroup[] => [
  ...readData('groups', groups),
  ...readData('communities', groups),
];
