// Photos, videos and files: takes them in, checks and re-encodes them, serves them, forgets them with what showed them.
// Owns media, partials and uploads; promises that a file is served whole or not at all, that of a picture nothing but pixels
// is kept, and that what is neither picture, video nor voice is downloaded and never shown.
export { eraseOf } from './erase.ts';
export type { ExportedFile } from './data-rights.gen.ts';
export { exportOf, openExported } from './export.ts';
export { copyOriginal, keepForm, readVideo } from './serve/forms.ts';
export { selectSizes } from './files.gen.ts';
export { fileTypes } from './serve/file-types.ts';
export { finishAbout } from './pieces/finish.ts';
export { findFilmParts, hasRecording, openRecording } from './video/recordings.ts';
export { storeDataUrl } from './pictures/avatar.ts';
export { markAllUsed, markMediaUsed, releaseMedia } from './marks.ts';
export { mediaRoutes } from './routes.ts';
export { findSendable, findUsableMedia, isShowable, type UsableMedia } from './service.ts';
export { storeVideoFile, type FilmDraft } from './video/store-video-file.ts';
export { storeImage, type ImageDraft } from './pictures/store-image.ts';
export { storeLinkPicture } from './pictures/store-link-picture.ts';
export { removeReleased, sweepMedia } from './sweep.ts';
export { toMediaView, toMediaViews } from './view.ts';
export { createFileStore } from './store/create.ts';
export { incomingFolder } from './store/disk.ts';
