// Videos: posts with a title and a description, their captions, and what both sides agree on about them.
export * as videoCalls from './calls.ts';
export * from './captions.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './views.ts';
