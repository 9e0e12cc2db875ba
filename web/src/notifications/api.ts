import type { MemberId, NoticeId } from '@wagram/contract/kernel';
import { noticeCalls, type NoticeGroup, type NoticeTab } from '@wagram/contract/notifications';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { learnStanding } from '#follows';
import { ask, logWarning } from '#kernel';
import { toast } from '#ui';
import { texts } from './texts.ts';

interface NoticePage {
  readonly groups: readonly NoticeGroup[];
  readonly next: string | null;
}
type NoticePages = InfiniteData<NoticePage, string | null>;

const listsKey = (memberId: MemberId) => ['notices', 'list', memberId] as const;
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
  void client.invalidateQueries({ queryKey: listsKey(memberId) });

export const useNotices = (memberId: MemberId, tab: NoticeTab) => {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: [...listsKey(memberId), tab],
    queryFn: async ({ pageParam, signal }): Promise<NoticePage> => {
      const input = { user_id: memberId, tab, cursor: pageParam ?? undefined };
      const reply = await ask(noticeCalls.listNoticeGroups, input, { signal });
      keepUnread(client, memberId, reply);
      for (const { id, is_following: isFollowing, is_requested: isRequested } of reply.groups.flatMap(
        (one) => one.people,
      ))
        learnStanding(client, id, isFollowing, isRequested);
      return { groups: reply.groups, next: reply.next_cursor };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
  return useMemo(() => {
    const found = list.data?.pages.flatMap((page) => page.groups) ?? [];
    // A group that grew while pages were loaded can stand on two of them: the first is the newer.
    return { ...list, groups: found.filter(({ key }, at) => found.findIndex((one) => one.key === key) === at) };
  }, [list]);
};

const patchRead = (client: QueryClient, memberId: MemberId, isMeant: (group: NoticeGroup) => boolean): void => {
  client.setQueriesData<NoticePages>({ queryKey: listsKey(memberId) }, (list) =>
    list === undefined
      ? undefined
      : {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            groups: page.groups.map((group) => (isMeant(group) ? { ...group, unread: 0 } : group)),
          })),
        },
  );
};

export interface Marking {
  readonly group: (group: NoticeGroup) => void;
  /** Up to the newest that is on the screen. */
  readonly all: (newestId: NoticeId) => void;
}

/** NOTI-01: shown as read at once; when the server did not hear it, the list says again what is true. */
export const useMarkRead = (memberId: MemberId): Marking => {
  const client = useQueryClient();
  const tell = async (input: { group_keys: string[]; until: NoticeId } | { mark_all_read: true; until: NoticeId }) => {
    try {
      keepUnread(client, memberId, await ask(noticeCalls.markNoticesRead, { ...input, user_id: memberId }));
    } catch (cause) {
      logWarning('Notices were not marked read', cause);
      toast(texts.markFailed, 'bad');
      void client.invalidateQueries({ queryKey: ['notices'] });
    }
  };
  return {
    group: (meant) => {
      if (meant.unread === 0) return;
      patchRead(client, memberId, ({ key }) => key === meant.key);
      client.setQueryData<UnreadCounts>(unreadKey(memberId), ({ unread, unseen } = NO_UNREAD) => {
        const left = Math.max(0, unread - meant.unread);
        return { unread: left, unseen: Math.min(unseen, left) };
      });
      void tell({ group_keys: [meant.key], until: meant.notice.id });
    },
    all: (newestId) => {
      patchRead(client, memberId, ({ notice }) => notice.id <= newestId);
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
    ask(noticeCalls.markNoticesRead, { mark_all_seen: true, until: newestId, user_id: memberId }).then(
      (counts) => keepUnread(client, memberId, counts),
      (cause: unknown) => logWarning('Notices were not marked seen', cause),
    );
  }, [client, memberId, newestId, unseen]);
};
