// Live streams: going live, watching, and what is said and given meanwhile.
export * from './api.ts';
export * from './host/view.tsx';
export * from './host/intro.tsx';
export * from './watch/live-now.ts';
export * from './watch/over-view.tsx';
export * from './watch/past-streams.tsx';
export type { Recorded } from './host/recording.ts';
export * from './host/schedule-dialog.tsx';
export * from './host/setup.tsx';
export { startTime } from './stream-card.tsx';
export * from './host/use-camera.ts';
export * from './watch/view.tsx';
export { texts as streamTexts } from './texts.ts';
