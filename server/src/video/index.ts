// Videos: posts that have a title and a description, their feeds and captions, and a second form of files that not every browser plays.
// Owns videos and video_captions; promises that a video is shown at once as it came, that each is re-encoded once, and that nothing half is shown.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { videoRoutes } from './routes.ts';
export { seedVideos, type SeedVideo } from './seed.ts';
export { toContent as videoContent } from './view.ts';
