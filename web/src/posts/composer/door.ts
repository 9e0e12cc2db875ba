import { requireSignIn } from '#auth';
import { openDialog } from '#ui';
import { texts } from './texts.ts';

/** Every 'New post' button: a guest is told that signing in comes first. */
export const openNewPost = (): void => {
  if (requireSignIn(texts.signIn)) openDialog('new-post');
};
