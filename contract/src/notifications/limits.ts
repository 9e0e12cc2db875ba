/** An unread count is exact up to 99; this says that there are more. */
export const UNREAD_MAX = 100;
/** Ids in one request to mark read. */
export const MARKED_AT_ONCE = 200;
/** Characters in the key of a group. */
export const GROUP_KEY_MAX = 120;
/** A read notice is kept this long. */
export const NOTICE_DAYS = 90;
/** People whom a group shows; the others are counted. */
export const FACES_MAX = 3;
/** Of one post or comment, so many people are told that they were mentioned. */
export const MENTIONED_MAX = 20;
/** Characters of a post or comment that a notice quotes. */
export const QUOTE_MAX = 280;
