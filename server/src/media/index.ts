// Photos and videos: takes them in, checks and re-encodes them, serves them, forgets them with what showed them.
export { findUsableMedia, markMediaUsed, type UsableMedia } from './service.ts';
export { toMediaView } from './view.ts';
