import type { MemberId, MessageId } from '@wagram/contract/kernel';
import { messageCalls } from '@wagram/contract/messages';
import type { ConversationView, MessageView } from '@wagram/contract/messages';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { ask, isAskError, readStoredUser } from '#kernel';
import { patchConversation, reloadConversations } from '../inbox/conversations.ts';
import { withMessage } from '../inbox/inbox.ts';
import { heldKey, withMemberKey } from '../keys.ts';
import { changeOutbox, readOutbox, watchOutbox } from './outbox-store.ts';
import type { Receiver, Waiting, WaitingWords } from './outbox-store.ts';
import { texts } from '../texts.ts';
import { loadLog, putOwn } from '../chat/message-log.ts';

const patch = (owner: MemberId, id: string, change: Partial<WaitingWords>): void =>
  changeOutbox(owner, (all) => all.map((entry) => (entry.client_id === id ? { ...entry, ...change } : entry)));

const drop = (owner: MemberId, id: string): void =>
  changeOutbox(owner, (all) => all.filter((entry) => entry.client_id !== id));

/** MSG-07: the server's reason when there is one. */
export const sendFailure = (cause: unknown): string => {
  if (!isAskError(cause) || cause.status === 0) return texts.failed;
  return cause.message === '' || cause.code === 'unreadable' ? texts.failedSilently : cause.message;
};

/** It waits for a moderator, apart from what everybody sees. */
const holdOwn = (client: QueryClient, message: MessageView): void => {
  client.setQueryData<readonly MessageView[]>(heldKey(message.conversation_id), (old = []) => [
    ...old.filter(({ id }) => id !== message.id),
    message,
  ]);
};

const land = async (
  client: QueryClient,
  owner: MemberId,
  message: MessageView,
  to: Waiting['receiver_id'],
): Promise<void> => {
  const key = withMemberKey(to);
  if (message.held) return holdOwn(client, message);
  if (message.thread_of != null) return putOwn(client, message);
  // The first word of all: now there is a conversation to look at.
  if ((client.getQueryData<ConversationView | null>(key) ?? null) === null) {
    await client.invalidateQueries({ queryKey: key });
    await loadLog(client, message.conversation_id).catch(() => undefined);
  }
  putOwn(client, message);
  patchConversation(client, message.conversation_id, (conversation) => withMessage(conversation, message, owner));
};

/** One picture or voice goes as it always did; an album, and a file, by their addresses. */
const filesOf = ({ kind, image_url, media, more_media: more = [] }: Waiting) =>
  media === null || (more.length === 0 && kind !== 'file')
    ? { image_url }
    : { media: [media, ...more].map(({ url }) => ({ url })) };

const send = async (client: QueryClient, owner: MemberId, entry: Waiting): Promise<boolean> => {
  const { client_id, receiver_id, content, duration, reply_to } = entry;
  const place =
    entry.isGroup === true
      ? { conversation_id: entry.receiver_id, thread_of: entry.thread_of ?? null }
      : { receiver_id: entry.receiver_id };
  patch(owner, client_id, { state: 'sending', problem: null });
  try {
    const poll = entry.poll === undefined ? null : { ...entry.poll, options: [...entry.poll.options] };
    const files = filesOf(entry);
    const input = { ...place, content, ...files, duration, reply_to: reply_to?.id ?? null, poll, client_id };
    const { message } = await ask(messageCalls.sendMessage, input, { key: client_id });
    await land(client, owner, message, receiver_id);
    drop(owner, client_id);
    return true;
  } catch (cause) {
    // The other is not there any more, as far as this page may know: so neither is their presence.
    if (isAskError(cause) && cause.code === 'not_delivered') reloadConversations(client);
    const isUnreachable = isAskError(cause) && (cause.status === 0 || cause.status >= 502);
    const isOffline = isUnreachable && !navigator.onLine;
    const problem = isOffline ? null : sendFailure(cause);
    patch(owner, client_id, { state: isOffline ? 'waiting' : 'failed', problem, canGoLater: isUnreachable });
    return !isUnreachable;
  }
};

let flushing: Promise<void> | null = null;

const run = async (client: QueryClient): Promise<void> => {
  for (;;) {
    const owner = readStoredUser()?.id;
    if (owner === undefined || !navigator.onLine) return;
    const next = readOutbox(owner).find((entry) => entry.state === 'waiting');
    if (next === undefined || !(await send(client, owner, next))) return;
  }
};

/** FT-21: one after the other, in the order in which they were written. */
export const flushOutbox = (client: QueryClient): Promise<void> => {
  flushing ??= run(client).finally(() => {
    flushing = null;
  });
  return flushing;
};

/** What was under way when the page was left, or failed for want of a line, is sent again: its id makes it act once. */
export const resumeOutbox = (client: QueryClient): Promise<void> => {
  const owner = readStoredUser()?.id;
  if (owner === undefined || flushing !== null) return flushing ?? Promise.resolve();
  if (readOutbox(owner).length === 0) return Promise.resolve();
  changeOutbox(owner, (all) =>
    all.map((entry) =>
      entry.state === 'sending' || (entry.state === 'failed' && entry.canGoLater)
        ? { ...entry, state: 'waiting', problem: null }
        : entry,
    ),
  );
  return flushOutbox(client);
};

export type Draft = Receiver & Omit<WaitingWords, 'created_at' | 'state' | 'problem' | 'canGoLater'>;

export const postMessage = (client: QueryClient, owner: MemberId, draft: Draft): void => {
  const entry: Waiting = {
    ...draft,
    created_at: new Date().toISOString(),
    state: 'waiting',
    problem: null,
    canGoLater: false,
  };
  changeOutbox(owner, (all) => [...all, entry]);
  void flushOutbox(client);
};

export const retryMessage = (client: QueryClient, owner: MemberId, id: string): void => {
  patch(owner, id, { state: 'waiting', problem: null });
  void flushOutbox(client);
};

export const discardMessage = drop;

/** Under which post of a channel it is to stand. */
const threadOfEntry = (entry: Waiting): MessageId | null => (entry.isGroup === true ? (entry.thread_of ?? null) : null);

export const useOutbox = (
  owner: MemberId,
  receiverId: Waiting['receiver_id'],
  thread: MessageId | null,
): readonly Waiting[] => {
  const all = useSyncExternalStore(watchOutbox, () => readOutbox(owner));
  return useMemo(
    () => all.filter((entry) => entry.receiver_id === receiverId && threadOfEntry(entry) === thread),
    [all, receiverId, thread],
  );
};
