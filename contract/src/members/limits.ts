export const HANDLE_MIN = 3;
export const HANDLE_MAX = 30;
export const DISPLAY_NAME_MAX = 64;
export const BIO_MAX = 160;
export const LINK_MAX = 500;
/** The first members are verified for free, in the order of their sign-up. */
export const VERIFIED_SIGNUPS = 200;

/** What a creator is known for, if they choose to say it. */
export const CREATOR_CATEGORIES = ['developer', 'trader', 'artist', 'influencer', 'analyst'] as const;
export type CreatorCategory = (typeof CREATOR_CATEGORIES)[number];
