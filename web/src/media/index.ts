// Photos and videos on their way in: choosing, pasting, dropping, checking, sending with a percent, cancel and retry.
export * from './captions-choice.ts';
export * from './pick-button.tsx';
export * from './picture-field.tsx';
export type { PieceSender } from './pieces.ts';
export * from './upload-file.ts';
export * from './upload-preview.tsx';
export * from './use-drop.ts';
export * from './use-upload.ts';
export * from './use-uploads.ts';
