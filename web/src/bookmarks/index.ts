// Posts that a member keeps for later: the button of the card, the list, and the search in it.
export * from './api.ts';
export * from './bookmark-button.tsx';
export * from './bookmark-list.tsx';
export { texts as bookmarkTexts } from './texts.ts';
