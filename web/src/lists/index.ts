// What a member chose to read: lists of people, and hashtags that they follow.
export * from './chosen-feed.tsx';
export * from './dialogs.ts';
export * from './follow-tag-button.tsx';
export * from './lists.ts';
export * from './own-lists.tsx';
export * from './tags.ts';
export { texts as listTexts } from './texts.ts';
