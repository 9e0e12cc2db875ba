import { QueryClient } from '@tanstack/react-query';
import { isAskError } from './ask.ts';
import { readStoredUser, watchStoredUser } from './stored-user.ts';

// A refusal will not change by asking again; only an unreachable or stumbling server is worth a second try.
const isWorthRetrying = (failures: number, cause: unknown): boolean =>
  failures < 2 && isAskError(cause) && (cause.status === 0 || cause.status >= 502);

/** P5: nothing that one member has seen stays in the page for the next. */
const forgetOnChange = (client: QueryClient): void => {
  let owner = readStoredUser()?.id ?? null;
  watchStoredUser(() => {
    const now = readStoredUser()?.id ?? null;
    if (now === owner) return;
    owner = now;
    client.removeQueries({ type: 'inactive' });
    // A moment later, when screens for members alone are gone: what they asked must not be asked again by a guest.
    window.setTimeout(() => void client.resetQueries(), 0);
  });
};

export const createQueryClient = (): QueryClient => {
  const made = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: isWorthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // A long list draws few of its entities at a time; the rest must not be forgotten while the list holds their ids.
  made.setQueryDefaults(['entity'], { gcTime: Infinity });
  return made;
};

let client: QueryClient | null = null;

/** The one holder of server state in this page; made with the first screen that needs it. */
export const getQueryClient = (): QueryClient => {
  if (client === null) {
    client = createQueryClient();
    forgetOnChange(client);
  }
  return client;
};
