/** So many drafts and scheduled posts a member may have, together. */
export const DRAFTS_MAX = 50;
/** How far ahead a post can be scheduled. */
export const SCHEDULE_MIN_MINUTES = 2;
export const SCHEDULE_MAX_DAYS = 365;
