// Photos, videos and files: how they come in, what is kept, how they are shown.
export * as mediaCalls from './calls.ts';
export * from './check-file.ts';
export * from './errors.ts';
export * from './file-name.ts';
export * from './limits.ts';
export * from './partials.ts';
export * from './upload.ts';
export * from './views.ts';
export { mediaUseErrors } from './use-errors.ts';
