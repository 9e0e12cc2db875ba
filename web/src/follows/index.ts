// Who follows whom: the button, the lists, and who waits to be let in. How the viewer stands to a member lives once in the page.
export * from './api.ts';
export * from './follow-button.tsx';
export * from './follow-list.tsx';
export * from './follow-requests.tsx';
export * from './standing.ts';
export { texts as followTexts } from './texts.ts';
export * from './use-follow.ts';
