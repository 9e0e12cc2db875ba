import type { ConversationId } from '@wagram/contract/kernel';
import { messageCalls, MESSAGES_PAGE } from '@wagram/contract/messages';
import type { MessageLive, MessageView } from '@wagram/contract/messages';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ask, keepReply, logWarning, useIsLive } from '#kernel';
import { logKey } from './keys.ts';
import { openAround, openLog, takeChanges, takeLive, takeNewer, takeOlder, takeOwn } from './merge.ts';
import type { MessageLog } from './merge.ts';

/** So many pages of changes are followed; whoever was away for longer gets the newest messages anew. */
const PAGES_MAX = 6;
const POLL_MS = 3_000;

export const readLog = (client: QueryClient, id: ConversationId): MessageLog | undefined =>
  client.getQueryData<MessageLog>(logKey(id));

const write = (client: QueryClient, id: ConversationId, change: (log: MessageLog) => MessageLog): void => {
  client.setQueryData<MessageLog>(logKey(id), (old) => (old === undefined ? undefined : change(old)));
};

/** How far somebody has read, and how far there is to read. */
export interface ReadPlace {
  readonly read: number;
  readonly last: number;
}

const load = async (id: ConversationId, signal?: AbortSignal): Promise<MessageLog> =>
  openLog(await ask(messageCalls.listMessages, { conversation_id: id }, { signal, keep: 'messages' }));

/** So much of what was read stands above the first unread message. */
const BEFORE = 20;

/** Around the first message that was not read, when the newest page would not reach back to it. */
const loadAt = async (id: ConversationId, place: ReadPlace | null, signal?: AbortSignal): Promise<MessageLog> => {
  // Without a network there is the newest page alone.
  if (place === null || place.last - place.read < MESSAGES_PAGE || !navigator.onLine) return load(id, signal);
  const input = { conversation_id: id };
  const [before, after] = await Promise.all([
    ask(messageCalls.listMessages, { ...input, cursor: String(place.read + 1), limit: BEFORE }, { signal }),
    ask(messageCalls.listMessages, { ...input, after: place.read }, { signal }),
  ]);
  return openAround(before, after);
};

/** There before the first message leaves the outbox: a bubble does not go away to come back. */
export const loadLog = (client: QueryClient, id: ConversationId): Promise<unknown> =>
  client.fetchQuery({ queryKey: logKey(id), queryFn: ({ signal }) => load(id, signal), staleTime: Infinity });

const follow = async (client: QueryClient, id: ConversationId): Promise<void> => {
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const log = readLog(client, id);
    if (log === undefined) return;
    const after = log.change;
    const page = await ask(messageCalls.listChanges, { conversation_id: id, after, limit: MESSAGES_PAGE });
    write(client, id, (old) => takeChanges(old, page, after));
    if (!page.has_more) return;
  }
  client.setQueryData(logKey(id), await load(id));
};

// A conversation is followed by one at a time; whoever comes meanwhile makes it look once more.
const running = new Map<string, { again: boolean }>();

/** Asks for what this page has missed. Never fails: the next event, focus or poll asks again. */
export const catchUp = async (client: QueryClient, id: ConversationId): Promise<void> => {
  const current = running.get(id);
  if (current !== undefined) {
    current.again = true;
    return;
  }
  const run = { again: false };
  running.set(id, run);
  try {
    do {
      run.again = false;
      await follow(client, id);
    } while (run.again);
  } catch (cause) {
    logWarning('A conversation could not be brought up to date', cause);
  } finally {
    running.delete(id);
  }
};

// The newest change that was told, also of conversations that are just being loaded.
const told = new Map<string, number>();

export const hearMessage = (client: QueryClient, event: Extract<MessageLive, { type: 'message' }>): void => {
  const { conversation_id: id, change, message } = event;
  told.set(id, Math.max(change, told.get(id) ?? 0));
  const log = readLog(client, id);
  if (log === undefined) return;
  const next = takeLive(log, change, message);
  if (next === null) void catchUp(client, id);
  else client.setQueryData(logKey(id), next);
};

/** The answer to an act of this page. */
export const putOwn = (client: QueryClient, message: MessageView): void => {
  const id = message.conversation_id;
  const log = readLog(client, id);
  if (log === undefined) return;
  client.setQueryData(logKey(id), takeOwn(log, message));
  if (message.change > log.change + 1) void catchUp(client, id);
};

/** Shows what was asked for before the server has said yes; the change's number stays, so that its answer wins. */
export const patchMessage = (
  client: QueryClient,
  { id, conversation_id }: Pick<MessageView, 'id' | 'conversation_id'>,
  patch: (message: MessageView) => MessageView,
): void => {
  write(client, conversation_id, (log) => ({
    ...log,
    messages: log.messages.map((message) => (message.id === id ? patch(message) : message)),
  }));
};

/** It is not there any more for this member. */
export const dropMessage = (
  client: QueryClient,
  { id, conversation_id }: Pick<MessageView, 'id' | 'conversation_id'>,
): void =>
  write(client, conversation_id, (log) => ({
    ...log,
    messages: log.messages.filter((message) => message.id !== id),
    aside: log.aside.filter((message) => message.id !== id),
  }));

export const emptyLog = (client: QueryClient, id: ConversationId): void =>
  write(client, id, (log) => ({ ...log, messages: [], older: null, newer: null, aside: [] }));

/** Live events keep it up to date; without them, and whenever somebody comes back to the page, it asks. */
const useFreshness = (id: ConversationId | null): void => {
  const client = useQueryClient();
  const isLive = useIsLive();
  useEffect(() => {
    if (id === null) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void catchUp(client, id);
    };
    look();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    const timer = isLive ? undefined : window.setInterval(look, POLL_MS);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
      window.clearInterval(timer);
    };
  }, [client, id, isLive]);
};

/** Pages further up and further down, one at a time each way, and the way to the newest. */
const useMorePages = (id: ConversationId | null) => {
  const client = useQueryClient();
  const [loading, setLoading] = useState<'older' | 'newer' | null>(null);
  const fetchMore = useCallback(async (way: 'older' | 'newer', work: () => Promise<void>): Promise<void> => {
    setLoading(way);
    try {
      await work();
    } catch (cause) {
      logWarning('More messages could not be loaded', cause);
    }
    setLoading(null);
  }, []);

  const loadOlder = useCallback(async (): Promise<void> => {
    const cursor = id === null ? null : (readLog(client, id)?.older ?? null);
    if (id === null || cursor === null) return;
    await fetchMore('older', async () => {
      const page = await ask(messageCalls.listMessages, { conversation_id: id, cursor });
      write(client, id, (log) => takeOlder(log, page, cursor));
    });
  }, [client, id, fetchMore]);

  const loadNewer = useCallback(async (): Promise<void> => {
    const after = id === null ? null : (readLog(client, id)?.newer ?? null);
    if (id === null || after === null) return;
    await fetchMore('newer', async () => {
      const page = await ask(messageCalls.listMessages, { conversation_id: id, after });
      write(client, id, (log) => takeNewer(log, page, after));
    });
  }, [client, id, fetchMore]);

  const loadNewest = useCallback(async (): Promise<void> => {
    if (id === null || readLog(client, id)?.newer == null) return;
    await fetchMore('newer', async () => void client.setQueryData(logKey(id), await load(id)));
  }, [client, id, fetchMore]);

  return { loadOlder, loadNewer, loadNewest, isLoadingOlder: loading === 'older', isLoadingNewer: loading === 'newer' };
};

/** SOC-14: what came, was said or taken back since the page was asked for belongs to what is read without a network. */
const useKeptOffline = (id: ConversationId | null, log: MessageLog | undefined): void => {
  useEffect(() => {
    if (id === null || log === undefined || log.newer !== null || log.messages.length === 0) return;
    const messages = log.messages.slice(-MESSAGES_PAGE);
    const next_cursor = messages.length < log.messages.length ? String(messages[0]?.seq) : log.older;
    const reply = { messages, next_cursor, newer_after: null, last_change: log.change };
    keepReply('messages', messageCalls.listMessages, { conversation_id: id }, reply);
  }, [id, log]);
};

export const useMessageLog = (id: ConversationId | null, place: ReadPlace | null) => {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: logKey(id ?? ''),
    queryFn:
      id === null
        ? skipToken
        : async ({ signal }) => {
            const log = await loadAt(id, place, signal);
            // Told while this was under way: the answer may be older than that.
            if ((told.get(id) ?? 0) > log.change) window.setTimeout(() => void catchUp(client, id), 0);
            return log;
          },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useFreshness(id);
  useKeptOffline(id, query.data);
  const more = useMorePages(id);
  return { ...query, log: query.data ?? null, ...more };
};
