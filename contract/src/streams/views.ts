import * as z from 'zod/mini';
import { amountText, idOf, type MemberId, type StreamId, type StreamMessageId } from '#kernel';
import { mediaView } from '#media';
import { memberCard } from '#members';
import { STREAM_CATEGORIES } from './limits.ts';

export const streamState = z.enum(['scheduled', 'live', 'ended']);
export type StreamState = z.output<typeof streamState>;

/** LIVE-02: what is counted while it is live, and stays afterwards. */
export const streamFigures = z.object({
  /** Those who watch now; the host is not one of them. */
  viewers: z.int(),
  likes: z.int(),
  comments: z.int(),
  shares: z.int(),
  /** WGM of superchats. */
  earnings: amountText,
});
export type StreamFigures = z.output<typeof streamFigures>;

export const streamView = z.extend(streamFigures, {
  id: idOf<StreamId>(),
  title: z.string(),
  category: z.enum(STREAM_CATEGORIES),
  state: streamState,
  host: memberCard,
  scheduled_for: z.nullable(z.iso.datetime()),
  started_at: z.nullable(z.iso.datetime()),
  ended_at: z.nullable(z.iso.datetime()),
  peak_viewers: z.int(),
  slow_seconds: z.int(),
  /** What was recorded, once it has ended. */
  replay: z.nullable(mediaView),
  liked: z.boolean(),
  /** The viewer may not write here. */
  is_banned: z.boolean(),
  /** The viewer keeps order in the chat, for the host. */
  is_moderator: z.boolean(),
  /** The viewer is let in only with a ticket, and has none: no picture, no chat, no replay. */
  needs_ticket: z.boolean(),
});
export type StreamView = z.output<typeof streamView>;

/** LIVE-04. */
export const streamMessage = z.object({
  id: idOf<StreamMessageId>(),
  username: z.string(),
  message: z.string(),
  timestamp: z.iso.datetime(),
  isSuperchat: z.boolean(),
  amount: z.nullable(z.int()),
  user_id: idOf<MemberId>(),
  displayName: z.string(),
  avatar_url: z.nullable(z.string()),
  /** Who said it keeps order here. */
  isModerator: z.boolean(),
});
export type StreamMessage = z.output<typeof streamMessage>;

/** STG-01. */
export const replayMessage = z.extend(streamMessage, {
  /** The moment of the replay at which it was said. */
  at_ms: z.int(),
});
export type ReplayMessage = z.output<typeof replayMessage>;
