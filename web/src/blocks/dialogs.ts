import { lazy } from '#kernel';
import { openDialog } from '#ui';

export const KeptOutDialog = lazy(async () => ({ default: (await import('./kept-out-dialog.tsx')).KeptOutDialog }));
/** The same in the settings. */
export const KeptOutPeople = lazy(async () => ({ default: (await import('./kept-out-people.tsx')).KeptOutPeople }));
export const MutedWords = lazy(async () => ({ default: (await import('./muted-words.tsx')).MutedWords }));
export const MutedPosts = lazy(async () => ({ default: (await import('./muted-posts.tsx')).MutedPosts }));
export const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }));

export const openKeptOut = (): void => openDialog('kept-out');
