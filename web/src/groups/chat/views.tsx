import { messageCalls, MESSAGES_PAGE } from '@wagram/contract/messages';
import type { MessageView } from '@wagram/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { ask, logWarning } from '#kernel';
import { patchMessage } from '#messages';
import type { BubbleView } from '#messages';
import { shortCount } from '#ui';
import { texts } from '../texts.ts';

const TOGETHER_MS = 600;

const counted = new Set<string>();
let waiting: MessageView[] = [];
let timer: number | undefined;

const tell = async (client: QueryClient): Promise<void> => {
  const batch = waiting.slice(0, MESSAGES_PAGE);
  waiting = waiting.slice(MESSAGES_PAGE);
  const [first] = batch;
  if (first === undefined) return;
  const { conversation_id } = first;
  const here = batch.filter((message) => message.conversation_id === conversation_id);
  try {
    const { views } = await ask(messageCalls.countViews, { conversation_id, message_ids: here.map(({ id }) => id) });
    for (const { message_id: id, views: count } of views) {
      patchMessage(client, { id, conversation_id }, (old) => ({ ...old, views: count }));
    }
  } catch (cause) {
    for (const { id } of here) counted.delete(id);
    logWarning('What was seen could not be counted', cause);
  }
};

/** Several that come into sight together are told together. */
const see = (client: QueryClient, message: MessageView): void => {
  if (counted.has(message.id)) return;
  counted.add(message.id);
  waiting.push(message);
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void tell(client), TOGETHER_MS);
};

/** How many have seen a post of a channel; drawn is seen. */
export const ViewsMark = ({ shown: { message } }: { readonly shown: BubbleView }) => {
  const client = useQueryClient();
  const isCounted = message !== null && message.views !== null;
  useEffect(() => {
    if (isCounted) see(client, message);
    // eslint-disable-next-line react/exhaustive-deps -- once for each message, whatever else changes about it
  }, [client, isCounted, message?.id]);
  if (message?.views == null) return null;
  return (
    <span title={texts.views(message.views)} className="inline-flex items-center gap-1">
      <Eye aria-hidden="true" className="size-3.5" />
      <span aria-hidden="true">{shortCount(message.views)}</span>
      <span className="sr-only">{texts.views(message.views)}</span>
    </span>
  );
};
