/** LIVE-01. */
export const STREAM_TITLE_MAX = 100;
export const STREAM_CATEGORIES = ['crypto', 'defi', 'nft', 'gaming', 'education', 'general'] as const;
export type StreamCategory = (typeof STREAM_CATEGORIES)[number];
export const CHAT_MAX = 300;
export const SUPERCHAT_AMOUNTS = [1, 5, 10, 25] as const;
export type SuperchatAmount = (typeof SUPERCHAT_AMOUNTS)[number];
/** Seconds between two messages of one member; 0: slow mode is off. */
export const SLOW_CHOICES = [0, 5, 10, 30] as const;
/** How far ahead a stream can be scheduled, and how many a member may have waiting. */
export const SCHEDULE_DAYS = 60;
export const SCHEDULED_MAX = 10;
/** A scheduled stream that nobody started is off the list after this time. */
export const SCHEDULE_GRACE_HOURS = 6;
/** The host's page says this often that it is there; without it the stream ends. */
export const ALIVE_EVERY_S = 8;
export const ALIVE_LEASE_S = 30;
export const MODERATORS_MAX = 50;
/** Longer than any stream: a moment of one, in milliseconds, is below it. */
export const STREAM_MS_MAX = 7 * 24 * 3_600_000;
