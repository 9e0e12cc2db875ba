// Apart from the session itself, which comes with the first load.
import { authCalls } from '@wagram/contract/auth';
import { ask, dropStoredUser, readStored, removeStored, writeForTab, writeStored } from '#kernel';

/** Ends the server's session first: a page that only forgets would still be signed in. */
export const logOut = async (): Promise<void> => {
  await ask(authCalls.logout, {});
  removeStored('guest');
  removeStored('oauth');
  // PR-01: what was typed and not sent, and what was looked for, leaves with the member.
  const leaving = [
    'drafts',
    'chat-drafts',
    'group-drafts',
    'outbox',
    'post-queue',
    'searches',
    'assistant',
    'muted',
    'emoji',
  ] as const;
  for (const key of leaving) removeStored(key);
  writeForTab('place', null);
  dropStoredUser();
};

export const enterAsGuest = (): boolean => writeStored('guest', 'yes');
export const isGuest = (): boolean => readStored('guest') === 'yes';
