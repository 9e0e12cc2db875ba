// What people answer to a post: threads, likes, the dialog one writes them in.
export { firstComments, putFirstComments } from './api.ts';
export * from './comment-list.tsx';
export * from './dialogs.ts';
export * from './reply-field.tsx';
export { texts as commentTexts } from './texts.ts';
