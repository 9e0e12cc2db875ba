export const MESSAGE_MAX = 4_000;
/** The newest of a conversation, in one answer. */
export const MESSAGES_PAGE = 50;
/** A message can be changed by its sender for this long, and taken back for everyone for this long. */
export const EDIT_MINUTES = 15;
export const DELETE_MINUTES = 60;
/** TLK-02: taken back for everyone, it can come back for this long; the server waits a moment longer than the button does. */
export const UNDO_SECONDS = 5;
/** TLK-01: so many messages can stand at the top of a conversation. */
export const PINS_MAX = 30;
/** How many answers of one member, and how many different ones, stand beside a message. */
export const REACTIONS_EACH_MAX = 6;
export const REACTIONS_KINDS_MAX = 20;
/** What one can answer with one tap; every other emoji is one tap further. */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const;
/** TLK-03: the faces of so many who commented last stand under a post. */
export const COMMENTERS_SHOWN = 3;
/** TLK-01: pictures and videos in one message. */
export const ALBUM_MAX = 10;
/** A voice note. */
export const VOICE_SECONDS_MAX = 300;
/** How often a page may say that its member is typing, and how long that holds. */
export const TYPING_EVERY_MS = 3_000;
export const TYPING_FOR_MS = 6_000;
/** A poll in a group. */
export const POLL_OPTIONS_MIN = 2;
export const POLL_OPTIONS_MAX = 10;
export const POLL_OPTION_MAX = 100;
