import type { StreamId, StreamMessageId } from '@wagram/contract/kernel';
import { streamChatCalls } from '@wagram/contract/streams';
import type { StreamMessage, SuperchatAmount } from '@wagram/contract/streams';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, getBrand, isAskError, onLive, reasonOf, useIsLive } from '#kernel';
import { sendOnce, takeFromBalance } from '#ledger';
import { toast } from '#ui';
import { streamKey } from '../api.ts';
import { texts } from '../texts.ts';

const chatKey = (streamId: StreamId) => ['stream-chat', streamId] as const;
/** A screen holds so many; what is older has been read. */
const SHOWN = 100;
const PAGE = 50;
const WITHOUT_LIVE_MS = 3_000;

type Chat = readonly StreamMessage[];

/** Oldest first, each once. */
const merge = (before: Chat, more: Chat): Chat =>
  [...new Map([...before, ...more].map((one) => [one.id, one])).values()]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(-SHOWN);

const edit = (client: QueryClient, streamId: StreamId, change: (chat: Chat) => Chat): void =>
  void client.setQueryData<Chat>(chatKey(streamId), (chat) => change(chat ?? []));

export const useChat = (streamId: StreamId): Chat => {
  const client = useQueryClient();
  const isLive = useIsLive();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: chatKey(streamId) });
    const stops = [
      onLive('stream_message', ({ stream_id: where, message }) => {
        if (where !== streamId) return;
        if (message === null) refetch();
        else edit(client, streamId, (chat) => merge(chat, [message]));
      }),
      onLive('stream_message_gone', (heard) =>
        edit(client, streamId, (chat) => chat.filter(({ id }) => id !== heard.message_id)),
      ),
      onLive('resync', refetch),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client, streamId]);
  const { data } = useQuery({
    queryKey: chatKey(streamId),
    queryFn: async ({ signal }): Promise<Chat> => {
      const asked = { stream_id: streamId, limit: PAGE };
      try {
        return merge([], (await ask(streamChatCalls.listChat, asked, { signal })).messages);
      } catch (cause) {
        // Their ticket opens no more: the page of the stream says so.
        if (isAskError(cause) && cause.code === 'ticket_needed')
          void client.invalidateQueries({ queryKey: streamKey(streamId) });
        throw cause;
      }
    },
    staleTime: 0,
    refetchInterval: isLive ? false : WITHOUT_LIVE_MS,
  });
  return data ?? [];
};

/** A superchat whose answer never came is sent again under the same key: it is paid once. */
export const sendChat = async (
  client: QueryClient,
  streamId: StreamId,
  message: string,
  amount: SuperchatAmount | null = null,
): Promise<StreamMessage> => {
  const said = await sendOnce(`chat ${streamId}:${amount}:${message}`, (key) =>
    ask(streamChatCalls.sendChat, { stream_id: streamId, message, amount }, { key }),
  );
  edit(client, streamId, (chat) => merge(chat, [said.message]));
  return said.message;
};

export const attempt = async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (cause) {
    toast(reasonOf(cause, failed), 'bad');
    return false;
  }
};

export const trySend = (client: QueryClient, streamId: StreamId, message: string): Promise<boolean> =>
  attempt(() => sendChat(client, streamId, message), texts.chat.failed);

/** D30. */
export const takeBackSuperchat = async (
  client: QueryClient,
  streamId: StreamId,
  said: StreamMessage,
): Promise<void> => {
  const take = () => ask(streamChatCalls.takeBackSuperchat, { message_id: said.id });
  if (!(await attempt(take, texts.superchat.backFailed))) return;
  edit(client, streamId, (chat) => chat.filter(({ id }) => id !== said.id));
  takeFromBalance(client, 'WGM', -BigInt(said.amount ?? 0));
  toast(texts.superchat.back(said.amount ?? 0, getBrand().tokens.credit), 'good');
};

export const removeMessage = async (client: QueryClient, streamId: StreamId, id: StreamMessageId): Promise<void> => {
  const isGone = await attempt(() => ask(streamChatCalls.deleteChat, { message_id: id }), texts.stage.actFailed);
  if (isGone) edit(client, streamId, (chat) => chat.filter((one) => one.id !== id));
};
