import type { CallReply, ConversationId, MemberId } from '@wagram/contract/kernel';
import { isDirect, messageCalls } from '@wagram/contract/messages';
import type { ConversationView } from '@wagram/contract/messages';
import { skipToken, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { learnBlock } from '#blocks';
import { ask, keepChatsOf, logWarning, useIsLive } from '#kernel';
import { notOlder, patchInbox, conversationsOf, readUntil } from './inbox.ts';
import type { Inbox, InboxPage } from './inbox.ts';
import { anyMemberKey, inboxKey, presenceKey, requestsKey, unreadKey, withMemberKey } from '../keys.ts';
import type { ChatTarget } from '../target.ts';
import { emptyLog } from '../chat/message-log.ts';
import { tellFailure } from '../tell-failure.ts';

const POLL_MS = 15_000;

/** The same conversation stands in the inbox and in its open chat: both are patched. */
export const patchConversation = (
  client: QueryClient,
  id: ConversationId,
  patch: (conversation: ConversationView) => ConversationView,
): void => {
  client.setQueryData<Inbox>(inboxKey, (old) => (old === undefined ? undefined : patchInbox(old, id, patch)));
  client.setQueriesData<ConversationView | null>({ queryKey: anyMemberKey }, (old) =>
    old?.conversation_id === id ? patch(old) : old,
  );
};

export const findConversation = (client: QueryClient, id: ConversationId): ConversationView | null => {
  const open = client
    .getQueriesData<ConversationView | null>({ queryKey: anyMemberKey })
    .map(([, conversation]) => conversation);
  const all = [...open, ...conversationsOf(client.getQueryData<Inbox>(inboxKey))];
  return all.find((conversation) => conversation?.conversation_id === id) ?? null;
};

export const reloadConversations = (client: QueryClient): void => {
  for (const queryKey of [inboxKey, anyMemberKey, unreadKey]) void client.invalidateQueries({ queryKey });
};

const seePresence = (client: QueryClient, conversations: readonly ConversationView[]): void => {
  for (const conversation of conversations)
    if (isDirect(conversation)) client.setQueryData(presenceKey(conversation.id), conversation.isOnline);
};

const learnPage = (client: QueryClient, page: CallReply<typeof messageCalls.listConversations>): InboxPage => {
  client.setQueryData(unreadKey, page.unread_total);
  client.setQueryData(requestsKey, page.requests_total);
  seePresence(client, page.conversations);
  const conversations = page.conversations.map((conversation) =>
    notOlder(findConversation(client, conversation.conversation_id), conversation),
  );
  return { conversations, next_cursor: page.next_cursor };
};

/** The first page of the inbox that is known already. */
export const putInbox = (client: QueryClient, page: CallReply<typeof messageCalls.listConversations>): void =>
  void client.setQueryData<Inbox>(inboxKey, { pages: [learnPage(client, page)], pageParams: [null] });

/** MSG-01: asked on load, focus and visibility; every 15 s while nothing comes by itself. */
export const useInbox = (memberId: MemberId | null) => {
  const client = useQueryClient();
  const isLive = useIsLive();
  const list = useInfiniteQuery({
    queryKey: inboxKey,
    queryFn: async ({ pageParam, signal }) => {
      const input = { user_id: memberId, cursor: pageParam ?? undefined };
      const keep = pageParam === null ? 'inbox' : undefined;
      const page = await ask(messageCalls.listConversations, input, { signal, keep });
      if (pageParam === null) void keepChatsOf(page.conversations.flatMap((one) => [one.id, one.conversation_id]));
      return learnPage(client, page);
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
  const conversations = useMemo(() => conversationsOf(list.data as Inbox | undefined), [list.data]);
  return { ...list, conversations };
};

/** The conversation with one member, null when the two have not spoken yet; or that of a group. */
export const useConversationWith = ({ to, isGroup }: ChatTarget) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: withMemberKey(to),
    queryFn: async ({ signal }) => {
      const input = isGroup ? { conversation_id: to } : { other_user_id: to };
      const { conversation } = await ask(messageCalls.findConversation, input, { signal, keep: 'chat' });
      if (conversation === null) return null;
      seePresence(client, [conversation]);
      if (isDirect(conversation)) learnBlock(client, conversation.id, conversation.blocked);
      return notOlder(findConversation(client, conversation.conversation_id), conversation);
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
};

/** SHELL-05, D37: how many messages nobody has looked at yet, and how many requests wait. */
export const useUnread = (memberId: MemberId | null): { readonly unread: number; readonly requests: number } => {
  const client = useQueryClient();
  const isLive = useIsLive();
  const { data: requests } = useQuery<number>({ queryKey: requestsKey, queryFn: skipToken, staleTime: Infinity });
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: async ({ signal }) => {
      const page = await ask(messageCalls.listConversations, { user_id: memberId, limit: 1 }, { signal });
      client.setQueryData(requestsKey, page.requests_total);
      return page.unread_total;
    },
    enabled: memberId !== null,
    refetchOnWindowFocus: 'always',
    refetchInterval: isLive ? false : POLL_MS,
  });
  return { unread: data ?? 0, requests: requests ?? 0 };
};

// Asked for once for each message, however often a screen says that it has been seen.
const marked = new Map<string, number>();

/** Another member of this browser reads for themselves. */
export const forgetMarks = (): void => marked.clear();

export const markRead = async (client: QueryClient, conversation: ConversationView, seq: number): Promise<void> => {
  const id = conversation.conversation_id;
  if (seq <= Math.max(conversation.read_seq, marked.get(id) ?? 0)) return;
  marked.set(id, seq);
  patchConversation(client, id, (old) => readUntil(old, seq));
  try {
    const { unread_total } = await ask(messageCalls.markConversationRead, { conversation_id: id, seq });
    client.setQueryData(unreadKey, unread_total);
  } catch (cause) {
    marked.delete(id);
    logWarning('A conversation could not be marked as read', cause);
  }
};

export type ConversationAction = 'accept' | 'decline' | 'mute' | 'unmute' | 'clear';

const shown: Partial<Record<ConversationAction, (conversation: ConversationView) => ConversationView>> = {
  accept: (conversation) => ({ ...conversation, request: false }),
  mute: (conversation) => ({ ...conversation, is_muted: true }),
  unmute: (conversation) => ({ ...conversation, is_muted: false }),
};

/** Shows at once what was asked for; the server's list follows. */
export const actOnConversation = async (
  client: QueryClient,
  conversation: ConversationView,
  action: ConversationAction,
): Promise<boolean> => {
  const id = conversation.conversation_id;
  const show = shown[action];
  if (show !== undefined) patchConversation(client, id, show);
  try {
    await ask(messageCalls.changeConversation, { conversation_id: id, action });
    if (action === 'clear') emptyLog(client, id);
    reloadConversations(client);
    return true;
  } catch (cause) {
    if (show !== undefined) patchConversation(client, id, () => conversation);
    tellFailure(cause);
    return false;
  }
};
