import type { ConversationId, MessageId } from '@wagram/contract/kernel';
import { messageCalls, MESSAGES_PAGE } from '@wagram/contract/messages';
import type { MessageLive, MessageView } from '@wagram/contract/messages';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ask, isAskError, keepReply, logWarning, useIsLive } from '#kernel';
import { logKey, logsKey, placeOfKey } from '../keys.ts';
import type { LogPlace } from '../keys.ts';
import { openAround, openLog, takeChanges, takeLive, takeNewer, takeOlder, takeOwn, takeOwnComment } from '../merge.ts';
import type { MessageLog } from '../merge.ts';

/** So many pages of changes are followed; whoever was away for longer gets the newest messages anew. */
const PAGES_MAX = 6;
const POLL_MS = 3_000;

export const readLog = (client: QueryClient, where: LogPlace): MessageLog | undefined =>
  client.getQueryData<MessageLog>(logKey(where));

const write = (client: QueryClient, where: LogPlace, change: (log: MessageLog) => MessageLog): void => {
  client.setQueryData<MessageLog>(logKey(where), (old) => (old === undefined ? undefined : change(old)));
};

type Placed = Pick<MessageView, 'id' | 'conversation_id'> & { readonly thread_of?: MessageId | null };

/** A post of a channel stands above its comments, too. */
const placesOf = ({ id, conversation_id, thread_of: post = null }: Placed): LogPlace[] =>
  post === null ? [{ conversation_id }, { conversation_id, thread_of: id }] : [{ conversation_id, thread_of: post }];

/** How far somebody has read, and how far there is to read. */
export interface ReadPlace {
  readonly read: number;
  readonly last: number;
}

const load = async (where: LogPlace, signal?: AbortSignal): Promise<MessageLog> => {
  const keep = where.thread_of === undefined ? 'messages' : undefined;
  return openLog(await ask(messageCalls.listMessages, where, { signal, keep }));
};

/** So much of what was read stands above the first unread message. */
const BEFORE = 20;

/** Around the first message that was not read, when the newest page would not reach back to it; a thread from its post on. */
const loadAt = async (where: LogPlace, place: ReadPlace | null, signal?: AbortSignal): Promise<MessageLog> => {
  if (where.thread_of !== undefined)
    return openLog(await ask(messageCalls.listMessages, { ...where, after: 0 }, { signal }));
  // Without a network there is the newest page alone.
  if (place === null || place.last - place.read < MESSAGES_PAGE || !navigator.onLine) return load(where, signal);
  const [before, after] = await Promise.all([
    ask(messageCalls.listMessages, { ...where, cursor: String(place.read + 1), limit: BEFORE }, { signal }),
    ask(messageCalls.listMessages, { ...where, after: place.read }, { signal }),
  ]);
  return openAround(before, after);
};

/** There before the first message leaves the outbox: a bubble does not go away to come back. */
export const loadLog = (client: QueryClient, id: ConversationId): Promise<unknown> => {
  const where = { conversation_id: id };
  return client.fetchQuery({
    queryKey: logKey(where),
    queryFn: ({ signal }) => load(where, signal),
    staleTime: Infinity,
  });
};

const follow = async (client: QueryClient, where: LogPlace): Promise<void> => {
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const log = readLog(client, where);
    if (log === undefined) return;
    const after = log.change;
    const page = await ask(messageCalls.listChanges, { ...where, after, limit: MESSAGES_PAGE });
    write(client, where, (old) => takeChanges(old, page, after));
    if (!page.has_more) return;
  }
  client.setQueryData(logKey(where), await load(where));
};

// A conversation is followed by one at a time; whoever comes meanwhile makes it look once more.
const running = new Map<string, { again: boolean }>();

/** Asks for what this page has missed. Never fails: the next event, focus or poll asks again. */
export const catchUp = async (client: QueryClient, where: LogPlace): Promise<void> => {
  const key = logKey(where).join(' ');
  const current = running.get(key);
  if (current !== undefined) {
    current.again = true;
    return;
  }
  const run = { again: false };
  running.set(key, run);
  try {
    do {
      run.again = false;
      await follow(client, where);
    } while (run.again);
  } catch (cause) {
    // The post was taken back, and what stood under it is gone with it.
    if (where.thread_of !== undefined && isAskError(cause) && cause.status === 404)
      void client.resetQueries({ queryKey: logKey(where), exact: true });
    else logWarning('A conversation could not be brought up to date', cause);
  } finally {
    running.delete(key);
  }
};

/** The logs of a conversation and of its threads that this page holds. */
const knownLogs = (client: QueryClient, id: ConversationId): LogPlace[] =>
  client
    .getQueriesData<MessageLog>({ queryKey: logsKey(id) })
    .flatMap(([key, log]) => (log === undefined ? [] : placeOfKey(key)));

export const openLogs = (client: QueryClient): LogPlace[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: logsKey(), type: 'active' })
    .flatMap(({ queryKey }) => placeOfKey(queryKey));

const isOpen = (client: QueryClient, where: LogPlace): boolean =>
  client
    .getQueryCache()
    .find({ queryKey: logKey(where) })
    ?.isActive() ?? false;

// The newest change that was told, also of conversations that are just being loaded.
const told = new Map<string, number>();

export const hearMessage = (client: QueryClient, event: Extract<MessageLive, { type: 'message' }>): void => {
  const { conversation_id: id, change, message } = event;
  told.set(id, Math.max(change, told.get(id) ?? 0));
  for (const where of knownLogs(client, id)) {
    const log = readLog(client, where);
    const next = log === undefined ? null : takeLive(log, change, message, where.thread_of ?? null);
    // What nobody looks at knows how far it has come, and asks when it is opened again (useFreshness).
    if (next === null) {
      if (isOpen(client, where)) void catchUp(client, where);
    } else client.setQueryData(logKey(where), next);
  }
};

/** The answer to an act of this page. */
export const putOwn = (client: QueryClient, message: MessageView): void => {
  const take = message.thread_of == null ? takeOwn : takeOwnComment;
  for (const where of placesOf(message)) {
    const log = readLog(client, where);
    if (log === undefined) continue;
    client.setQueryData(logKey(where), take(log, message));
    if (message.change > log.change + 1) void catchUp(client, where);
  }
};

/** Shows what was asked for before the server has said yes; the change's number stays, so that its answer wins. */
export const patchMessage = (
  client: QueryClient,
  placed: Placed,
  patch: (message: MessageView) => MessageView,
): void => {
  for (const where of placesOf(placed))
    write(client, where, (log) => ({
      ...log,
      messages: log.messages.map((message) => (message.id === placed.id ? patch(message) : message)),
    }));
};

/** It is not there any more for this member, wherever it stood. */
export const dropMessage = (client: QueryClient, { id, conversation_id }: Placed): void => {
  for (const where of knownLogs(client, conversation_id))
    write(client, where, (log) => ({
      ...log,
      messages: log.messages.filter((message) => message.id !== id),
      aside: log.aside.filter((message) => message.id !== id),
    }));
};

export const emptyLog = (client: QueryClient, id: ConversationId): void =>
  write(client, { conversation_id: id }, (log) => ({ ...log, messages: [], older: null, newer: null, aside: [] }));

/** Live events keep it up to date; without them, and whenever somebody comes back to the page, it asks. */
const useFreshness = (where: LogPlace | null): void => {
  const client = useQueryClient();
  const isLive = useIsLive();
  useEffect(() => {
    if (where === null) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void catchUp(client, where);
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
  }, [client, where, isLive]);
};

/** Pages further up and further down, one at a time each way, and the way to the newest. */
const useMorePages = (where: LogPlace | null) => {
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
    const cursor = where === null ? null : (readLog(client, where)?.older ?? null);
    if (where === null || cursor === null) return;
    await fetchMore('older', async () => {
      const page = await ask(messageCalls.listMessages, { ...where, cursor });
      write(client, where, (log) => takeOlder(log, page, cursor));
    });
  }, [client, where, fetchMore]);

  const loadNewer = useCallback(async (): Promise<void> => {
    const after = where === null ? null : (readLog(client, where)?.newer ?? null);
    if (where === null || after === null) return;
    await fetchMore('newer', async () => {
      const page = await ask(messageCalls.listMessages, { ...where, after });
      write(client, where, (log) => takeNewer(log, page, after));
    });
  }, [client, where, fetchMore]);

  const loadNewest = useCallback(async (): Promise<void> => {
    if (where === null || readLog(client, where)?.newer == null) return;
    await fetchMore('newer', async () => void client.setQueryData(logKey(where), await load(where)));
  }, [client, where, fetchMore]);

  return { loadOlder, loadNewer, loadNewest, isLoadingOlder: loading === 'older', isLoadingNewer: loading === 'newer' };
};

/** SOC-14: what came, was said or taken back since the page was asked for belongs to what is read without a network. */
const useKeptOffline = (where: LogPlace | null, log: MessageLog | undefined): void => {
  useEffect(() => {
    if (where === null || where.thread_of !== undefined) return;
    if (log === undefined || log.newer !== null || log.messages.length === 0) return;
    const messages = log.messages.slice(-MESSAGES_PAGE);
    const next_cursor = messages.length < log.messages.length ? String(messages[0]?.seq) : log.older;
    const reply = { messages, next_cursor, newer_after: null, last_change: log.change };
    keepReply('messages', messageCalls.listMessages, where, reply);
  }, [where, log]);
};

export const useMessageLog = (id: ConversationId | null, place: ReadPlace | null, thread: MessageId | null = null) => {
  const client = useQueryClient();
  const where = useMemo(
    (): LogPlace | null =>
      id === null ? null : { conversation_id: id, ...(thread === null ? {} : { thread_of: thread }) },
    [id, thread],
  );
  const query = useQuery({
    queryKey: logKey(where),
    queryFn:
      where === null
        ? skipToken
        : async ({ signal }) => {
            const log = await loadAt(where, place, signal);
            // Told while this was under way: the answer may be older than that.
            if ((told.get(where.conversation_id) ?? 0) > log.change)
              window.setTimeout(() => void catchUp(client, where), 0);
            return log;
          },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useFreshness(where);
  useKeptOffline(where, query.data);
  const more = useMorePages(where);
  return { ...query, log: query.data ?? null, ...more };
};
