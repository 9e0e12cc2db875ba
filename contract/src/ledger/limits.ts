/** A statement is read in larger pages than a screen. */
export const MOVEMENTS_MAX = 500;
/** What was earned is said for this many days. */
export const EARNED_DAYS = 7;
