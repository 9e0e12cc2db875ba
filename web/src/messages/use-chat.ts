import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { markRead, useTalkWith } from './conversations.ts';
import { ackDelivered } from './link.ts';
import { useOutbox } from './outbox.ts';
import { useIsTyping, usePresence } from './presence.ts';
import { rowsOf } from './rows.ts';
import { useThread } from './thread.ts';

/** How far was read when this chat was opened: the line for new messages stays where it was. */
const useReadUntil = (talk: { read_seq: number; unreadCount: number } | null | undefined): number | null => {
  const first = useRef<number | null | undefined>(undefined);
  if (first.current === undefined && talk !== undefined) {
    first.current = talk === null || talk.unreadCount === 0 ? null : talk.read_seq;
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
export const useChat = (me: string, otherId: string) => {
  const client = useQueryClient();
  const talkQuery = useTalkWith(otherId);
  const talk = talkQuery.data ?? null;
  const conversationId = talk?.conversation_id ?? null;
  const thread = useThread(conversationId);
  const waiting = useOutbox(me, otherId);
  // Strangers are not told who is here: the topic can be joined once there is a conversation.
  const isOnline = usePresence(otherId, conversationId !== null);
  const isTyping = useIsTyping(conversationId, otherId);
  const readUntil = useReadUntil(talkQuery.data);
  const [isAtEnd, setAtEnd] = useState(true);
  const isVisible = useIsVisible();

  const messages = useMemo(() => thread.thread?.messages ?? [], [thread.thread]);
  const rows = useMemo(
    () => rowsOf({ messages, waiting, me, marks: talk, readUntil, now: Date.now() }),
    [messages, waiting, me, talk, readUntil],
  );

  const lastSeq = messages.findLast(({ sender_id: from }) => from !== me)?.seq ?? 0;
  const seen = useRef(0);
  if (isAtEnd) seen.current = lastSeq;
  const unseen = messages.filter(({ seq, sender_id: from }) => seq > seen.current && from !== me).length;

  useEffect(() => {
    if (talk === null || talk.request || !isVisible || !isAtEnd || lastSeq === 0) return;
    void markRead(client, talk, lastSeq);
  }, [client, talk, isVisible, isAtEnd, lastSeq]);
  useEffect(() => {
    if (conversationId !== null && talk?.request === false && lastSeq > 0) ackDelivered(conversationId, lastSeq);
  }, [conversationId, talk?.request, lastSeq]);

  const onEnd = useCallback((now: boolean) => setAtEnd(now), []);
  const older = {
    hasOlder: thread.thread !== null && thread.thread.older !== null,
    isLoadingOlder: thread.isLoadingOlder,
    onOlder: thread.loadOlder,
  };
  return { older, talkQuery, talk, conversationId, thread, rows, isOnline, isTyping, unseen, onEnd };
};
