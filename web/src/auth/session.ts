import { authCalls } from '@house/contract/auth';
import type { OwnProfileView } from '@house/contract/members';
import { useQuery } from '@tanstack/react-query';
import {
  ask,
  dropStoredUser,
  keepStoredUser,
  queryClient,
  readStored,
  readStoredUser,
  removeStored,
  watchStoredUser,
  writeStored,
} from '#kernel';
import { putMember, useOwnMember } from '#members';

const KEY = ['session'] as const;
const FRESH_MS = 60_000;

const currentId = (): string | null => queryClient.getQueryData<string | null>(KEY) ?? null;

/** P5: nothing that one member has seen stays in the page for the next. */
const forgetEverythingElse = () => {
  const other = (query: { queryKey: readonly unknown[] }) => query.queryKey[0] !== KEY[0];
  queryClient.removeQueries({ predicate: other, type: 'inactive' });
  void queryClient.resetQueries({ predicate: other });
};

const setSession = (user: OwnProfileView | null) => {
  const before = currentId();
  if (before !== null && before !== user?.id) forgetEverythingElse();
  if (user !== null) putMember(queryClient, user);
  queryClient.setQueryData<string | null>(KEY, user?.id ?? null);
};

const loadSession = async (): Promise<string | null> => {
  const { user } = await ask(authCalls.getSession, {});
  if (user === null) dropStoredUser();
  else {
    putMember(queryClient, user);
    keepStoredUser(user);
  }
  return user?.id ?? null;
};

/** Shows the stored user at once; the server's answer follows and wins. Hears sign-in and sign-out of other tabs. */
export const startSession = (): (() => void) => {
  const stored = readStoredUser<OwnProfileView>();
  if (stored !== null) {
    putMember(queryClient, stored);
    queryClient.setQueryData<string | null>(KEY, stored.id, { updatedAt: 0 });
  }
  return watchStoredUser(() => {
    const user = readStoredUser<OwnProfileView>();
    if ((user?.id ?? null) !== currentId()) setSession(user);
  });
};

export interface Session {
  readonly user: OwnProfileView | null;
  /** True until the first answer, when nothing is stored. */
  readonly isChecking: boolean;
}

export const useSession = (): Session => {
  const { data: id = null, isPending } = useQuery({ queryKey: KEY, queryFn: loadSession, staleTime: FRESH_MS });
  return { user: useOwnMember(id), isChecking: isPending };
};

export const refreshSession = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY });

export const enterAs = (user: OwnProfileView): void => {
  removeStored('guest');
  removeStored('oauth');
  setSession(user);
  keepStoredUser(user);
};

/** Ends the server's session first: a page that only forgets would still be signed in. */
export const logOut = async (): Promise<void> => {
  await ask(authCalls.logout, {});
  removeStored('guest');
  removeStored('oauth');
  dropStoredUser();
  setSession(null);
};

export const enterAsGuest = (): boolean => writeStored('guest', 'yes');
export const isGuest = (): boolean => readStored('guest') === 'yes';
