export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 50 * 1024 * 1024;
/** On the video screen. */
export const LONG_VIDEO_MAX_BYTES = 100 * 1024 * 1024;
/** A recording of a live stream: about two hours as browsers record it. */
export const REPLAY_MAX_BYTES = 400 * 1024 * 1024;
/**
 * A file that comes in pieces: how long one may be, how many there may be, and how many files a member may have
 * under way.
 */
export const PIECE_MAX_BYTES = 4 * 1024 * 1024;
export const PIECES_MAX = 900;
export const PARTIALS_MAX = 3;
/** Of one stream, by one page after the other. */
export const RECORDINGS_MAX = 20;
export const PIXELS_MAX = 33_000_000;
/** Of an image or a video: what is long and thin takes far longer to read than its pixels tell. */
export const SIDE_MAX = 16_384;
/** Frames that a moving image may have, and the pixels of all of them together. */
export const FRAMES_MAX = 600;
export const ANIMATION_PIXELS_MAX = 100_000_000;
/** An upload token lives this long. */
export const UPLOAD_TOKEN_S = 60;
/** Widths that an image is kept in; the browser takes the one that fits. */
export const IMAGE_WIDTHS = [480, 960, 1_600] as const;
export const AVATAR_PX = 512;

/** How wide a picture of a feed is drawn; the server names the first one with the same words, so that one file is asked for. */
export const PICTURE_SIZES = '(width >= 64rem) 520px, (width >= 28rem) 368px, calc(100vw - 5.25rem)';
