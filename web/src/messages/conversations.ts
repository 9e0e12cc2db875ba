import { messageCalls } from '@house/contract/messages';
import type { ConversationView } from '@house/contract/messages';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ask, isAskError, logWarning, useIsLive } from '#kernel';
import { toast } from '#ui';
import { notOlder, patchInbox, talksOf } from './inbox.ts';
import type { Inbox } from './inbox.ts';
import { anyMemberKey, inboxKey, presenceKey, unreadKey, withMemberKey } from './keys.ts';
import { texts } from './texts.ts';
import { emptyThread } from './thread.ts';

const POLL_MS = 15_000;

/** The same conversation stands in the inbox and in its open chat: both are patched. */
export const patchTalk = (
  client: QueryClient,
  id: string,
  patch: (talk: ConversationView) => ConversationView,
): void => {
  client.setQueryData<Inbox>(inboxKey, (old) => (old === undefined ? undefined : patchInbox(old, id, patch)));
  client.setQueriesData<ConversationView | null>({ queryKey: anyMemberKey }, (old) =>
    old?.conversation_id === id ? patch(old) : old,
  );
};

export const findTalk = (client: QueryClient, id: string): ConversationView | null => {
  const open = client.getQueriesData<ConversationView | null>({ queryKey: anyMemberKey }).map(([, talk]) => talk);
  const all = [...open, ...talksOf(client.getQueryData<Inbox>(inboxKey))];
  return all.find((talk) => talk?.conversation_id === id) ?? null;
};

export const reloadTalks = (client: QueryClient): void => {
  for (const queryKey of [inboxKey, anyMemberKey, unreadKey]) void client.invalidateQueries({ queryKey });
};

const seePresence = (client: QueryClient, talks: readonly ConversationView[]): void => {
  for (const talk of talks) if (talk.kind === 'direct') client.setQueryData(presenceKey(talk.id), talk.isOnline);
};

/** MSG-01: asked on load, focus and visibility; every 15 s while nothing comes by itself. */
export const useInbox = (memberId: string | null) => {
  const client = useQueryClient();
  const isLive = useIsLive();
  const list = useInfiniteQuery({
    queryKey: inboxKey,
    queryFn: async ({ pageParam, signal }) => {
      const wish = { user_id: memberId, cursor: pageParam ?? undefined };
      const page = await ask(messageCalls.listConversations, wish, { signal });
      client.setQueryData(unreadKey, page.unread_total);
      seePresence(client, page.conversations);
      const conversations = page.conversations.map((talk) => notOlder(findTalk(client, talk.conversation_id), talk));
      return { conversations, next_cursor: page.next_cursor };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    enabled: memberId !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: isLive ? false : POLL_MS,
  });
  const { refetch } = list;
  useEffect(() => {
    const look = () => void (memberId !== null && refetch());
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [memberId, refetch]);
  const talks = useMemo(() => talksOf(list.data as Inbox | undefined), [list.data]);
  return { ...list, talks };
};

/** The conversation with one member; null when the two have not spoken yet. */
export const useTalkWith = (memberId: string | null) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: withMemberKey(memberId ?? ''),
    queryFn: async ({ signal }) => {
      const { conversation } = await ask(
        messageCalls.findConversation,
        { other_user_id: memberId ?? undefined },
        { signal },
      );
      if (conversation === null) return null;
      seePresence(client, [conversation]);
      return notOlder(findTalk(client, conversation.conversation_id), conversation);
    },
    enabled: memberId !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
};

/** SHELL-05: how many messages nobody has looked at yet. */
export const useUnread = (memberId: string | null): number => {
  const isLive = useIsLive();
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: async ({ signal }) =>
      (await ask(messageCalls.listConversations, { user_id: memberId, limit: 1 }, { signal })).unread_total,
    enabled: memberId !== null,
    refetchOnWindowFocus: 'always',
    refetchInterval: isLive ? false : POLL_MS,
  });
  return data ?? 0;
};

// Asked for once for each message, however often a screen says that it has been seen.
const marked = new Map<string, number>();

/** Another member of this browser reads for themselves. */
export const forgetMarks = (): void => marked.clear();

export const markRead = async (client: QueryClient, talk: ConversationView, seq: number): Promise<void> => {
  const id = talk.conversation_id;
  if (seq <= Math.max(talk.unreadCount === 0 ? talk.read_seq : 0, marked.get(id) ?? 0)) return;
  marked.set(id, seq);
  patchTalk(client, id, (old) => ({ ...old, read_seq: Math.max(old.read_seq, seq), unreadCount: 0 }));
  try {
    const { unread_total } = await ask(messageCalls.markRead, { conversation_id: id, seq });
    client.setQueryData(unreadKey, unread_total);
  } catch (cause) {
    marked.delete(id);
    logWarning('A conversation could not be marked as read', cause);
  }
};

export type TalkAction = 'accept' | 'decline' | 'mute' | 'unmute' | 'clear';

const shown: Partial<Record<TalkAction, (talk: ConversationView) => ConversationView>> = {
  accept: (talk) => ({ ...talk, request: false }),
  mute: (talk) => ({ ...talk, is_muted: true }),
  unmute: (talk) => ({ ...talk, is_muted: false }),
};

/** Shows at once what was wished; the server's list follows. */
export const actOnTalk = async (client: QueryClient, talk: ConversationView, action: TalkAction): Promise<boolean> => {
  const id = talk.conversation_id;
  const show = shown[action];
  if (show !== undefined) patchTalk(client, id, show);
  try {
    await ask(messageCalls.changeConversation, { conversation_id: id, action });
    if (action === 'clear') emptyThread(client, id);
    reloadTalks(client);
    return true;
  } catch (cause) {
    if (show !== undefined) patchTalk(client, id, () => talk);
    toast(isAskError(cause) && cause.message !== '' ? cause.message : texts.actFailed, 'bad');
    return false;
  }
};
