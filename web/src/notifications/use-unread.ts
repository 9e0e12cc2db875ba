import { noticeCalls } from '@house/contract/notifications';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, onLive, useIsLive } from '#kernel';
import { keepUnread, reloadNotices, unreadKey } from './api.ts';

const POLL_MS = 30_000;

const unreadOf = (memberId: string) =>
  queryOptions({
    queryKey: unreadKey(memberId),
    queryFn: async ({ signal }) => (await ask(noticeCalls.countUnread, { user_id: memberId }, { signal })).unread,
  });

/** The number as the page knows it. One place asks for it, below; many may show it. */
export const useUnread = (memberId: string): number => useQuery({ ...unreadOf(memberId), enabled: false }).data ?? 0;

/** SHELL-09: told at once over the live connection; without one it is asked every half minute, and on coming back. */
export const useUnreadFeed = (memberId: string): number => {
  const client = useQueryClient();
  const isLive = useIsLive();
  const { data = 0, refetch } = useQuery({
    ...unreadOf(memberId),
    refetchInterval: isLive ? false : POLL_MS,
    // The number in the title is meant for a tab that one is not looking at.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    const stops = [
      onLive('notice', ({ unread }) => {
        keepUnread(client, memberId, unread);
        reloadNotices(client, memberId);
      }),
      onLive('resync', () => {
        void refetch();
        reloadNotices(client, memberId);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, memberId, refetch]);
  return data;
};
