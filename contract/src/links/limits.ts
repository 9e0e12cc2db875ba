/** Longer addresses get no card. */
export const CARD_URL_MAX = 2_000;
/** Characters of what a page says of itself; what is longer is cut. */
export const CARD_TITLE_MAX = 200;
export const CARD_DESCRIPTION_MAX = 300;
export const CARD_SITE_MAX = 60;
