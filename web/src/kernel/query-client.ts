import { QueryClient } from '@tanstack/react-query';
import { isAskError } from './ask.ts';

// A refusal will not change by asking again; only an unreachable or stumbling server is worth a second try.
const isWorthRetrying = (failures: number, cause: unknown): boolean =>
  failures < 2 && isAskError(cause) && (cause.status === 0 || cause.status >= 502);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: isWorthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The one holder of server state in this page. */
export const queryClient = createQueryClient();
