import * as z from 'zod/mini';
import { idOf, type DraftId, type PostId } from '#kernel';
import { mediaView } from '#media';
import { quotedView } from '#posts';
import { draftPoll } from './fields.ts';

export const draftState = z.enum(['draft', 'scheduled', 'failed']);

/** Why a scheduled post was not sent. */
export const draftProblem = z.enum(['suspended', 'away', 'quote_gone', 'media_gone', 'unfinished', 'other']);
export type DraftProblem = z.output<typeof draftProblem>;

/** SOC-16: as its author sees it; nobody else does. */
export const draftView = z.object({
  id: idOf<DraftId>(),
  content: z.string(),
  media: z.array(mediaView),
  /** `quoted` is null where the post is gone or no longer for the author of the draft. */
  quote_of: z.nullable(idOf<PostId>()),
  quoted: z.nullable(quotedView),
  poll: z.nullable(draftPoll),
  warning: z.nullable(z.string()),
  state: draftState,
  /** Of one that failed. */
  problem: z.nullable(draftProblem),
  /** When it goes out; of one that failed, when it would have. */
  scheduled_for: z.nullable(z.iso.datetime()),
  updated_at: z.iso.datetime(),
});
export type DraftView = z.output<typeof draftView>;

export const draftTab = z.enum(['drafts', 'scheduled']);
export type DraftTab = z.output<typeof draftTab>;
