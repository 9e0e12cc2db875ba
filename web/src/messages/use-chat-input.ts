import { countGraphemes, type ConversationId } from '@wagram/contract/kernel';
import type { MediaView } from '@wagram/contract/media';
import { MESSAGE_MAX } from '@wagram/contract/messages';
import type { MessageView } from '@wagram/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { randomId } from '#kernel';
import { useUpload } from '#media';
import type { Upload, UploadedMedia } from '#media';
import { editMessage } from './acts.ts';
import { keepChatDraft, readChatDraft } from './chat-drafts.ts';
import { previewOf } from './inbox.ts';
import { postMessage, useOutbox } from './outbox.ts';
import { useSayTyping } from './presence.ts';
import { draftKeyOf, receiverOf, threadOf, type ChatTarget } from './target.ts';

export type ChatInputOptions = ChatTarget & { readonly conversationId: ConversationId | null };

const shownMedia = ({ kind, url, width, height }: UploadedMedia): MediaView => ({
  kind,
  url,
  srcset: null,
  poster_url: null,
  width,
  height,
  thumbhash: null,
  alt: null,
});

const quoteOf = (message: MessageView): MessageView['reply_to'] => ({
  id: message.id,
  sender_username: message.sender_username,
  content: previewOf(message),
});

/** A file that was refused is over once somebody goes on writing. */
const forgetRefusal = ({ refusal, media, isBusy, reset }: Upload): void => {
  if (refusal !== null && media === null && !isBusy) reset();
};

/** What is typed for somebody; kept as it is typed. */
const useText = (options: ChatInputOptions, isEditing: boolean, upload: Upload) => {
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
    forgetRefusal(upload);
    if (next.trim() !== '' && !isEditing) sayTyping();
  };
  return { text, setText, write };
};

/** A message on its way out: new, an answer, or an older one in new words. */
export const useChatInput = (options: ChatInputOptions) => {
  const { me, to } = options;
  const [key, thread] = [draftKeyOf(options), threadOf(options)];
  const client = useQueryClient();
  const [reply, setReply] = useState<MessageView | null>(null);
  const [editing, setEditing] = useState<MessageView | null>(null);
  const upload = useUpload('message');
  const { text, setText, write } = useText(options, editing !== null, upload);
  const outbox = useOutbox(me, to, thread);
  const { media } = upload;
  const content = text.trim();
  const over = Math.max(0, countGraphemes(content) - MESSAGE_MAX);

  const sending = outbox.filter(({ state }) => state === 'sending');
  // MSG-07: the same words do not go out twice while they are under way.
  const isSame = sending.some((entry) => entry.content === content && media === null);
  const isBusy = sending.length > 0 && (content === '' || isSame);
  const isEmpty = content === '' && (media === null || editing !== null);
  const canSend = !isEmpty && over === 0 && !isSame && !upload.isBusy && upload.state.step !== 'failed';

  const cancel = useCallback(() => {
    setReply(null);
    if (editing !== null) setText(readChatDraft(me, key));
    setEditing(null);
  }, [editing, me, key, setText]);

  const submit = () => {
    if (!canSend) return;
    if (editing !== null) {
      if (content !== editing.content) void editMessage(client, editing, content);
      return cancel();
    }
    postMessage(client, me, {
      client_id: randomId(),
      ...receiverOf(options),
      kind: media === null ? 'text' : 'media',
      content,
      image_url: media?.url ?? null,
      media: media === null ? null : shownMedia(media),
      duration: null,
      // What stands under a post answers it already.
      reply_to: reply === null || reply.id === thread ? null : quoteOf(reply),
    });
    setText('');
    setReply(null);
    upload.reset();
  };
  const startEdit = useCallback(
    (message: MessageView) => {
      setReply(null);
      setEditing(message);
      setText(message.content);
    },
    [setText],
  );

  return { text, write, reply, setReply, editing, startEdit, cancel, submit, upload, over, isBusy, isEmpty, canSend };
};

export type ChatInputState = ReturnType<typeof useChatInput>;
