/** The chart shows up to this many days, the last of them today (UTC). */
export const ACTIVITY_DAYS = 30;
export const TOP_POSTS = 5;
/** Posts that one report of views may name. */
export const VIEWS_AT_ONCE = 50;
