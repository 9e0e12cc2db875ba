export const POST_MAX = 2_000;
export const ALT_MAX = 1_000;
export const GIFT_AMOUNTS = [1, 5, 10, 25] as const;
export type GiftAmount = (typeof GIFT_AMOUNTS)[number];
/** What a post without words says. */
export const MEDIA_ONLY_CONTENT = 'Shared media';
/** feed_type=trending looks this far back. */
export const TRENDING_HOURS = 24;
/** Pictures of one post. */
export const PICTURES_MAX = 4;
export const WARNING_MAX = 120;
/** A poll in a post. */
export const POST_POLL_MIN = 2;
export const POST_POLL_MAX = 4;
export const POST_POLL_OPTION_MAX = 60;
/** How long a poll may be open. */
export const POST_POLL_MINUTES_MIN = 5;
export const POST_POLL_MINUTES_MAX = 7 * 24 * 60;
/** For so long after it was posted a post can be edited: what was liked and tipped stays what it was. */
export const EDIT_POST_MINUTES = 60;
export const EDITS_MAX = 10;
