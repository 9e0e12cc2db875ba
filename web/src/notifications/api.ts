import type { MemberId, NoticeId } from '@wagram/contract/kernel';
import { MARKED_AT_ONCE, noticeCalls, type NoticeView } from '@wagram/contract/notifications';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ask, logWarning } from '#kernel';
import { toast } from '#ui';
import { texts } from './texts.ts';

interface NoticePage {
  readonly notices: readonly NoticeView[];
  readonly next: string | null;
}
type NoticePages = InfiniteData<NoticePage, string | null>;

const listKey = (memberId: MemberId) => ['notices', 'list', memberId] as const;
export const unreadKey = (memberId: MemberId) => ['notices', 'unread', memberId] as const;

/** D44: the list counts what is unread, the bell what has not been on the screen either. */
export interface UnreadCounts {
  readonly unread: number;
  readonly unseen: number;
}

export const NO_UNREAD: UnreadCounts = { unread: 0, unseen: 0 };

export const keepUnread = (client: QueryClient, memberId: MemberId, { unread, unseen }: UnreadCounts): void =>
  void client.setQueryData<UnreadCounts>(unreadKey(memberId), { unread, unseen });

export const reloadNotices = (client: QueryClient, memberId: MemberId): void =>
  void client.invalidateQueries({ queryKey: listKey(memberId) });

export const useNotices = (memberId: MemberId) => {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: listKey(memberId),
    queryFn: async ({ pageParam, signal }): Promise<NoticePage> => {
      const input = { user_id: memberId, cursor: pageParam ?? undefined };
      const reply = await ask(noticeCalls.listNotices, input, { signal });
      keepUnread(client, memberId, reply);
      return { notices: reply.notifications, next: reply.next_cursor };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
  return useMemo(() => {
    const found = list.data?.pages.flatMap((page) => page.notices) ?? [];
    // A notice that came while pages were loaded can stand on two of them.
    return { ...list, notices: [...new Map(found.map((notice) => [notice.id, notice])).values()] };
  }, [list]);
};

const patchRead = (client: QueryClient, memberId: MemberId, isMeant: (notice: NoticeView) => boolean): void => {
  client.setQueryData<NoticePages>(listKey(memberId), (list) =>
    list === undefined
      ? undefined
      : {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            notices: page.notices.map((notice) => (isMeant(notice) ? { ...notice, read: true } : notice)),
          })),
        },
  );
};

export interface Marking {
  readonly some: (ids: readonly NoticeId[]) => void;
  /** Up to the newest that is on the screen. */
  readonly all: (newestId: NoticeId) => void;
}

/** NOTI-01: shown as read at once; when the server did not hear it, the list says again what is true. */
export const useMarkRead = (memberId: MemberId): Marking => {
  const client = useQueryClient();
  const tell = async (input: { notification_ids: NoticeId[] } | { mark_all_read: true; until: NoticeId }) => {
    try {
      keepUnread(client, memberId, await ask(noticeCalls.markRead, { ...input, user_id: memberId }));
    } catch (cause) {
      logWarning('Notices were not marked read', cause);
      toast(texts.markFailed, 'bad');
      void client.invalidateQueries({ queryKey: ['notices'] });
    }
  };
  return {
    some: (ids) => {
      if (ids.length === 0) return;
      patchRead(client, memberId, ({ id }) => ids.includes(id));
      client.setQueryData<UnreadCounts>(unreadKey(memberId), ({ unread, unseen } = NO_UNREAD) => {
        const left = Math.max(0, unread - ids.length);
        return { unread: left, unseen: Math.min(unseen, left) };
      });
      void tell({ notification_ids: ids.slice(0, MARKED_AT_ONCE) });
    },
    all: (newestId) => {
      patchRead(client, memberId, ({ id }) => id <= newestId);
      keepUnread(client, memberId, NO_UNREAD);
      void tell({ mark_all_read: true, until: newestId });
    },
  };
};

/** D44: what is on the screen has been seen, and the bell falls silent. Nobody is told when that fails: it is tried with the next. */
export const useMarkSeen = (memberId: MemberId, newestId: NoticeId | undefined, unseen: number): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (newestId === undefined || unseen === 0) return;
    client.setQueryData<UnreadCounts>(unreadKey(memberId), (counts = NO_UNREAD) => ({ ...counts, unseen: 0 }));
    ask(noticeCalls.markRead, { mark_all_seen: true, until: newestId, user_id: memberId }).then(
      (counts) => keepUnread(client, memberId, counts),
      (cause: unknown) => logWarning('Notices were not marked seen', cause),
    );
  }, [client, memberId, newestId, unseen]);
};
