import { lazy } from '#kernel';
import { requireSignIn } from '#auth';
import { openDialog } from '#ui';
import { texts } from './composer-texts.ts';

export const NewPostDialog = lazy(async () => ({ default: (await import('./composer-dialog.tsx')).NewPostDialog }));

/** Every 'New post' button: a guest is told that signing in comes first. */
export const openNewPost = (): void => {
  if (requireSignIn(texts.signIn)) openDialog('new-post');
};
