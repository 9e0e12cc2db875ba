export const POST_MAX = 2_000;
export const ALT_MAX = 1_000;
export const GIFT_AMOUNTS = [1, 5, 10, 25] as const;
export type GiftAmount = (typeof GIFT_AMOUNTS)[number];
/** What a post without words says. */
export const MEDIA_ONLY_CONTENT = 'Shared media';
/** feed_type=trending looks this far back. */
export const TRENDING_HOURS = 24;
