export const GROUP_NAME_MAX = 64;
export const GROUP_DESCRIPTION_MAX = 500;
export const GROUP_CATEGORIES = [
  'Technology',
  'Crypto',
  'Trading',
  'Gaming',
  'Art',
  'Music',
  'Sports',
  'Education',
] as const;
export type GroupCategory = (typeof GROUP_CATEGORIES)[number];
export const GROUP_TAGS_SUGGESTED = ['crypto', 'trading', 'bitcoin'] as const;
export const GROUP_TAGS_MAX = 10;
export const GROUP_TAG_MAX = 30;
/** What the wizard offers; a channel has no limit. */
export const MEMBER_LIMITS = [100, 500, 1_000, 5_000, 200_000] as const;
export const MEMBER_LIMIT_DEFAULT = 500;
/** The largest of them that the load test (FT-13) has shown to hold; a larger one would be shown, and refused. */
export const MEMBER_LIMIT_HELD = 200_000;

/** The switches of a group, and how they stand when nothing is said. Comments are of channels alone. */
export const GROUP_TOGGLES = {
  mediaSharing: true,
  voiceMessages: true,
  pollsVoting: true,
  botIntegration: false,
  autoModeration: false,
  slowMode: false,
  messageApproval: false,
  comments: true,
} as const;
export type GroupToggle = keyof typeof GROUP_TOGGLES;

/** Slow mode: the time between two messages of one member. */
export const SLOW_SECONDS = [10, 30, 60, 300, 900, 3_600] as const;
export const SLOW_SECONDS_DEFAULT = 30;
/** Auto moderation: no links before this many hours, no more messages than these, none of the group's own words. */
export const LINKS_AFTER_HOURS = 24;
export const FLOOD_MESSAGES = 5;
export const FLOOD_SECONDS = 10;
export const BLOCKED_WORDS_MAX = 100;
export const BLOCKED_WORD_MAX = 50;

/** How much of a public group is shown to whoever thinks of joining. */
export const PREVIEW_MESSAGES = 20;

export const INVITES_MAX = 20;
export const INVITE_USES_MAX = 100_000;
export const INVITE_HOURS_MAX = 24 * 365;
export const BOTS_MAX = 5;
export const BOT_NAME_MAX = 32;
/** What one bot may say in a minute. */
export const BOT_MESSAGES_PER_MINUTE = 20;
/** How many groups and channels one member may own. */
export const OWNED_GROUPS_MAX = 50;
