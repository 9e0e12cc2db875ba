export const WORDS_MAX = 280;
/** Who wrote, answered or gave something in these days may claim. */
export const ACTIVE_DAYS = 7;
