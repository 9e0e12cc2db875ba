import { readStoredUser } from '#kernel';
import { openDialog } from '#ui';

/** True for a member. A guest gets the sign-in dialog, which says what signing in is needed for. */
export const requireSignIn = (reason: string): boolean => {
  if (readStoredUser() !== null) return true;
  openDialog('sign-in', { reason });
  return false;
};
