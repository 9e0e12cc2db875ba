import { countGraphemes, type ConversationId } from '@wagram/contract/kernel';
import type { MediaView } from '@wagram/contract/media';
import { MESSAGE_MAX } from '@wagram/contract/messages';
import type { MessageView } from '@wagram/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { randomId } from '#kernel';
import { editMessage } from '../acts.ts';
import { keepChatDraft, readChatDraft } from '../chat/drafts.ts';
import { previewOf } from '../inbox/inbox.ts';
import { postMessage, useOutbox, type Draft } from './outbox.ts';
import type { Waiting } from './outbox-store.ts';
import { useSayTyping } from '../presence.ts';
import { draftKeyOf, receiverOf, threadOf, type ChatTarget } from '../target.ts';
import { toMessages, useAttachments, type Attachments } from './use-attachments.ts';

export type ChatInputOptions = ChatTarget & { readonly conversationId: ConversationId | null };

const quoteOf = (message: MessageView): MessageView['reply_to'] => ({
  id: message.id,
  sender_username: message.sender_username,
  content: previewOf(message),
});

const draftOf = (target: ChatTarget, [media, ...more]: readonly MediaView[]): Draft => ({
  client_id: randomId(),
  ...receiverOf(target),
  kind: media === undefined ? 'text' : media.kind === 'file' ? 'file' : 'media',
  content: '',
  image_url: media === undefined || media.kind === 'file' ? null : media.url,
  media: media ?? null,
  ...(more.length === 0 ? {} : { more_media: more }),
  duration: null,
  reply_to: null,
});

/** What is typed for somebody; kept as it is typed. */
const useText = (options: ChatInputOptions, isEditing: boolean, attachments: Attachments) => {
  const { me, conversationId } = options;
  const key = draftKeyOf(options);
  const [text, setText] = useState(() => readChatDraft(me, key));
  // Of threads nobody is told: their readers are not known.
  const sayTyping = useSayTyping(threadOf(options) === null ? conversationId : null);
  useEffect(() => {
    if (!isEditing) keepChatDraft(me, key, text);
  }, [me, key, text, isEditing]);
  const write = (next: string) => {
    setText(next);
    // A file that was refused is over once somebody goes on writing.
    if (attachments.refusal !== null) attachments.forgetRefusal();
    if (next.trim() !== '' && !isEditing) sayTyping();
  };
  return { text, setText, write };
};

/** Whether it can go out as it is. */
const judge = (content: string, attachments: Attachments, outbox: readonly Waiting[], isEditing: boolean) => {
  const hasMedia = attachments.media.length > 0;
  const over = Math.max(0, countGraphemes(content) - MESSAGE_MAX);
  const sending = outbox.filter(({ state }) => state === 'sending');
  // MSG-07: the same words do not go out twice while they are under way.
  const isSame = sending.some((entry) => entry.content === content && !hasMedia);
  const isBusy = sending.length > 0 && (content === '' || isSame);
  const isEmpty = content === '' && (!hasMedia || isEditing);
  const canSend = !isEmpty && over === 0 && !isSame && !attachments.isBusy && !attachments.hasFailed;
  return { over, isBusy, isEmpty, canSend };
};

/** A message on its way out: new, an answer, or an older one in new words. */
export const useChatInput = (options: ChatInputOptions) => {
  const { me, to } = options;
  const [key, thread] = [draftKeyOf(options), threadOf(options)];
  const client = useQueryClient();
  const [reply, setReply] = useState<MessageView | null>(null);
  const [editing, setEditing] = useState<MessageView | null>(null);
  const attachments = useAttachments();
  const { text, setText, write } = useText(options, editing !== null, attachments);
  const outbox = useOutbox(me, to, thread);
  const content = text.trim();
  const judged = judge(content, attachments, outbox, editing !== null);

  const cancel = useCallback(() => {
    setReply(null);
    if (editing !== null) setText(readChatDraft(me, key));
    setEditing(null);
  }, [editing, me, key, setText]);

  const submit = () => {
    if (!judged.canSend) return;
    if (editing !== null) {
      if (content !== editing.content) void editMessage(client, editing, content);
      return cancel();
    }
    // The words stand with what comes first. What stands under a post answers it already.
    const [first = [], ...others] = toMessages(attachments.media);
    const reply_to = reply === null || reply.id === thread ? null : quoteOf(reply);
    postMessage(client, me, { ...draftOf(options, first), content, reply_to });
    for (const files of others) postMessage(client, me, draftOf(options, files));
    setText('');
    setReply(null);
    attachments.reset();
  };
  const startEdit = useCallback(
    (message: MessageView) => {
      setReply(null);
      setEditing(message);
      setText(message.content);
    },
    [setText],
  );

  return { text, write, reply, setReply, editing, startEdit, cancel, submit, attachments, ...judged };
};

export type ChatInputState = ReturnType<typeof useChatInput>;
