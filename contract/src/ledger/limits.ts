/** Far more than there is, and far less than a number of the database holds. */
export const SEND_MAX = 1_000_000_000_000_000n;
/** A statement is read in larger pages than a screen. */
export const MOVEMENTS_MAX = 500;
/** What was earned is said for this many days. */
export const EARNED_DAYS = 7;
/** D30: what was given to somebody comes back for so long, by the server's clock, and so often. */
export const TAKE_BACK_S = 10;
export const TAKE_BACKS_AN_HOUR = 5;
