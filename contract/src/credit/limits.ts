/** Far more than there is, and far less than a number of the database holds. */
export const SEND_MAX = 1_000_000_000_000_000n;
export const WORDS_MAX = 280;
/** Who wrote, answered or gave something in these days may claim. */
export const ACTIVE_DAYS = 7;
