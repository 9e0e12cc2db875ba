import type { MemberId } from '@wagram/contract/kernel';
import { noticeCalls } from '@wagram/contract/notifications';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, onLive, useIsLive } from '#kernel';
import { keepUnread, NO_UNREAD, reloadNotices, unreadKey, type UnreadCounts } from './api.ts';

const POLL_MS = 30_000;

const unreadOf = (memberId: MemberId) =>
  queryOptions({
    queryKey: unreadKey(memberId),
    queryFn: async ({ signal }) => {
      const { unread, unseen } = await ask(noticeCalls.countUnread, { user_id: memberId }, { signal });
      return { unread, unseen } satisfies UnreadCounts;
    },
  });

/** The numbers as the page knows them. One place asks for them, below; many may show them. */
export const useUnread = (memberId: MemberId): UnreadCounts =>
  useQuery({ ...unreadOf(memberId), enabled: false }).data ?? NO_UNREAD;

/** SHELL-09: told at once over the live connection; without one it is asked every half minute, and on coming back. */
export const useUnreadFeed = (memberId: MemberId): UnreadCounts => {
  const client = useQueryClient();
  const isLive = useIsLive();
  const { data = NO_UNREAD, refetch } = useQuery({
    ...unreadOf(memberId),
    refetchInterval: isLive ? false : POLL_MS,
    // The number in the title is meant for a tab that one is not looking at.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    const stops = [
      onLive('notice', (counts) => {
        keepUnread(client, memberId, counts);
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
