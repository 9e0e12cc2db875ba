import { authCalls } from '@wagram/contract/auth';
import type { OwnProfileView } from '@wagram/contract/members';
import { useSyncExternalStore } from 'react';
import {
  ask,
  createStore,
  dropStoredUser,
  keepStoredUser,
  logWarning,
  readForTab,
  readStoredUser,
  removeStored,
  useStore,
  watchOfflineOwner,
  watchStoredUser,
} from '#kernel';

// The session is the stored user and nothing beside it: the first screens need it before any library of the cache is
// loaded, and every tab reads the same. The server's answer is written over it.
const FRESH_MS = 60_000;

const isChecked = createStore(false);
let checkedAt = -Infinity;

/** Asks the server who is signed in. Unreachable, it changes nothing: being offline is no sign-out. */
export const refreshSession = async (): Promise<void> => {
  checkedAt = Date.now();
  try {
    const { user } = await ask(authCalls.getSession, {});
    if (user !== null) keepStoredUser(user);
    else if (readStoredUser() !== null) dropStoredUser();
  } catch (cause) {
    logWarning('The session could not be checked', cause);
  }
  isChecked.set(true);
};

/** Shows the stored user at once and lets the server's answer follow; asks again when somebody comes back to the page. */
export const startSession = (): (() => void) => {
  const handleFocus = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > FRESH_MS) void refreshSession();
  };
  watchOfflineOwner();
  document.addEventListener('visibilitychange', handleFocus);
  void refreshSession();
  return () => document.removeEventListener('visibilitychange', handleFocus);
};

export interface Session {
  readonly user: OwnProfileView | null;
  /** True until the first answer, when nothing is stored. */
  readonly isChecking: boolean;
  /** The server has been asked about this member, or could not be reached. */
  readonly isSettled: boolean;
}

export const useSession = (): Session => {
  const user = useSyncExternalStore(watchStoredUser, readStoredUser<OwnProfileView>, readStoredUser<OwnProfileView>);
  const isSettled = useStore(isChecked);
  return { user, isChecking: user === null && !isSettled, isSettled };
};

export const enterAs = (user: OwnProfileView): void => {
  removeStored('guest');
  removeStored('oauth');
  keepStoredUser(user);
  // D26: what they waited for as a guest.
  if (readForTab('wish') !== null) void import('#settings').then(({ keepWaitlists }) => keepWaitlists());
};
