import type { ConversationView } from '@wagram/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { markRead } from '../inbox/conversations.ts';
import type { ReadPlace } from './message-log.ts';

/** Whoever scrolls through many messages tells where they have got to, not each step. */
const REST_MS = 200;

/** How far was read when this chat was opened: the line for new messages stays where it was. */
export const useReadPlace = (conversation: ConversationView | null | undefined): ReadPlace | null => {
  const first = useRef<ReadPlace | null | undefined>(undefined);
  if (first.current === undefined && conversation !== undefined) {
    const isUnread = conversation !== null && conversation.unreadCount > 0;
    first.current = isUnread ? { read: conversation.read_seq, last: conversation.last_seq } : null;
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

/** MEND-19: read is what has been on the screen, while somebody looked. Answers up to which message that is. */
export const useRead = (conversation: ConversationView | null) => {
  const client = useQueryClient();
  const isVisible = useIsVisible();
  const [seen, setSeen] = useState(0);
  const onSeen = useCallback((seq: number) => setSeen((before) => Math.max(before, seq)), []);
  const tell = useRef<() => void>(() => undefined);
  useEffect(() => {
    tell.current = () => {
      if (conversation !== null && !conversation.request && isVisible && seen > 0)
        void markRead(client, conversation, seen);
    };
    const timer = window.setTimeout(tell.current, REST_MS);
    return () => window.clearTimeout(timer);
  }, [client, conversation, isVisible, seen]);
  useEffect(() => () => tell.current(), []);
  return { seen, onSeen };
};
