// Videos: the feed that one scrolls from one to the next, the camera, and the dialog that uploads what was chosen or recorded.
export * from './api.ts';
export * from './camera/screen.tsx';
export * from './dialogs.ts';
export { texts as videoTexts } from './texts.ts';
export * from './upload/dialog.tsx';
export * from './upload/use-video-form.ts';
export * from './use-opened.ts';
export * from './use-talk.ts';
export * from './slide/video-actions.tsx';
export * from './video-empty.tsx';
export * from './video-feed.tsx';
export * from './video-tabs.tsx';
