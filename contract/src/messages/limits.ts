export const MESSAGE_MAX = 4_000;
/** The newest of a conversation, in one answer. */
export const MESSAGES_PAGE = 50;
/** A message can be changed by its sender for this long, and taken back for everyone for this long. */
export const EDIT_MINUTES = 15;
export const DELETE_MINUTES = 60;
/** What one can answer with one tap. */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const;
/** A voice note. */
export const VOICE_SECONDS_MAX = 300;
/** How often a page may say that its member is typing, and how long that holds. */
export const TYPING_EVERY_MS = 3_000;
export const TYPING_FOR_MS = 6_000;
/** A poll in a group. */
export const POLL_OPTIONS_MIN = 2;
export const POLL_OPTIONS_MAX = 10;
export const POLL_OPTION_MAX = 100;
