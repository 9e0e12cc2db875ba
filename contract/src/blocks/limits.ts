/** For so long a block can be undone as if it had not been. */
export const BLOCK_UNDO_MS = 60_000;

/** Graphemes of a muted word or phrase. */
export const MUTED_WORD_MAX = 64;
/** Words, and posts, that one member can mute. */
export const MUTED_MAX = 200;
/** For how long a word is muted. */
export const MUTE_TERMS = ['day', 'week', 'ever'] as const;
export type MuteTerm = (typeof MUTE_TERMS)[number];
