import type { MessageView } from '@house/contract/messages';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { markRead, useConversationWith } from './conversations.ts';
import { heldKey } from './keys.ts';
import { ackDelivered } from './link.ts';
import { useOutbox } from './outbox.ts';
import { usePresence, useTyping } from './presence.ts';
import { rowsOf } from './rows.ts';
import { useMessageLog } from './message-log.ts';
import type { ChatTarget } from './target.ts';

/** How far was read when this chat was opened: the line for new messages stays where it was. */
const useReadUntil = (conversation: { read_seq: number; unreadCount: number } | null | undefined): number | null => {
  const first = useRef<number | null | undefined>(undefined);
  if (first.current === undefined && conversation !== undefined) {
    first.current = conversation === null || conversation.unreadCount === 0 ? null : conversation.read_seq;
  }
  return first.current ?? null;
};

const useIsVisible = (): boolean => {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
};

/** Everything that a chat shows, from the server, the outbox and the live connection. */
export const useChat = (target: ChatTarget) => {
  const { me, to, isGroup } = target;
  const client = useQueryClient();
  const conversationQuery = useConversationWith(target);
  const conversation = conversationQuery.data ?? null;
  const conversationId = conversation?.conversation_id ?? null;
  const log = useMessageLog(conversationId);
  const waiting = useOutbox(me, to);
  // Strangers are not told who is here: the topic can be joined once there is a conversation.
  const isOnline = usePresence(isGroup ? null : to, conversationId !== null);
  const isOther = useCallback((id: unknown) => (isGroup ? id !== me : id === to), [isGroup, me, to]);
  const typing = useTyping(conversationId, isOther);
  const readUntil = useReadUntil(conversationQuery.data);
  const [isAtEnd, setAtEnd] = useState(true);
  const isVisible = useIsVisible();

  const { data: held } = useQuery<readonly MessageView[]>({
    queryKey: heldKey(conversationId ?? ''),
    queryFn: skipToken,
    staleTime: Infinity,
  });
  const messages = useMemo(() => log.log?.messages ?? [], [log.log]);
  const rows = useMemo(
    () => rowsOf({ messages, waiting, held: held ?? [], me, marks: conversation, readUntil, now: Date.now() }),
    [messages, waiting, held, me, conversation, readUntil],
  );

  const lastSeq = messages.findLast(({ sender_id: from }) => from !== me)?.seq ?? 0;
  const seen = useRef(0);
  if (isAtEnd) seen.current = lastSeq;
  const unseen = messages.filter(({ seq, sender_id: from }) => seq > seen.current && from !== me).length;

  useEffect(() => {
    if (conversation === null || conversation.request || !isVisible || !isAtEnd || lastSeq === 0) return;
    void markRead(client, conversation, lastSeq);
  }, [client, conversation, isVisible, isAtEnd, lastSeq]);
  useEffect(() => {
    // In a group nobody is shown how far a message has got.
    if (!isGroup && conversationId !== null && conversation?.request === false && lastSeq > 0)
      ackDelivered(conversationId, lastSeq);
  }, [isGroup, conversationId, conversation?.request, lastSeq]);

  const onEnd = useCallback((now: boolean) => setAtEnd(now), []);
  const older = {
    hasOlder: log.log !== null && log.log.older !== null,
    isLoadingOlder: log.isLoadingOlder,
    onOlder: log.loadOlder,
  };
  /** Also what waits for a moderator: it was said, too. */
  const said = useMemo(() => [...messages, ...(held ?? [])], [messages, held]);
  return { older, said, conversationQuery, conversation, conversationId, log, rows, isOnline, typing, unseen, onEnd };
};
