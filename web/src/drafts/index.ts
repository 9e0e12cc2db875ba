// What a member has written and not posted: the composer that keeps it, and the lists of drafts and scheduled posts.
export * from './compose-screen.tsx';
export * from './dialogs.ts';
export * from './draft-list.tsx';
export { texts as draftTexts } from './texts.ts';
