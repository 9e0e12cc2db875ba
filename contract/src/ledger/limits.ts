/** Far more than there is, and far less than a number of the database holds. */
export const SEND_MAX = 1_000_000_000_000_000n;
/** A statement is read in larger pages than a screen. */
export const MOVEMENTS_MAX = 500;
/** What was earned is said for this many days. */
export const EARNED_DAYS = 7;
/** D30: what was given to somebody comes back for so long, by the server's clock, and so often. */
export const TAKE_BACK_S = 10;
export const TAKE_BACKS_AN_HOUR = 5;
/** A report on what was earned covers a year at most, of 366 days. */
export const REPORT_DAYS_MAX = 366;
/** Nothing was earned before it. */
export const FIRST_DAY = '2000-01-01';
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2999;
/** How many givers a report names. */
export const TOP_GIVERS = 10;
/** A year is read in pages of so many. */
export const EARNINGS_PAGE_MAX = 2_000;
