export const VIDEO_TITLE_MAX = 100;
export const VIDEO_DESCRIPTION_MAX = 500;
/** A recording ends by itself after this long: well below what may be uploaded. */
export const RECORD_SECONDS_MAX = 180;
/** Some hours of talk. */
export const CAPTIONS_MAX_KB = 256;
export const CAPTIONS_MAX_BYTES = CAPTIONS_MAX_KB * 1_024;
