// Live streams: going live, watching, and what is said and given meanwhile.
export * from './api.ts';
export * from './host-view.tsx';
export * from './intro.tsx';
export * from './live-now.ts';
export * from './over-view.tsx';
export * from './past-streams.tsx';
export type { Recorded } from './recording.ts';
export * from './schedule-dialog.tsx';
export * from './setup.tsx';
export { startTime } from './stream-card.tsx';
export * from './use-camera.ts';
export * from './watch-view.tsx';
export { texts as streamTexts } from './texts.ts';
