import type { ConversationId, MemberId } from '@wagram/contract/kernel';
import { presenceTopic, TYPING_EVERY_MS, TYPING_FOR_MS } from '@wagram/contract/messages';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { joinLive, onLive, sayLive } from '#kernel';
import { readMessageSettings } from '#settings';
import { presenceKey } from './keys.ts';

/** Whether a member is here now. Joined while it is shown; the link writes what is told. */
export const usePresence = (memberId: MemberId | null, isWatched = true): boolean => {
  useEffect(
    () => (memberId === null || !isWatched ? undefined : joinLive(presenceTopic(memberId))),
    [memberId, isWatched],
  );
  const { data } = useQuery<boolean>({
    queryKey: presenceKey(memberId ?? ''),
    queryFn: skipToken,
    staleTime: Infinity,
  });
  return memberId !== null && data === true;
};

/** Who is typing, for as long as the last word about it holds, or until what was typed is there. */
export const useTyping = (
  conversationId: ConversationId | null,
  isOther: (memberId: unknown) => boolean,
): string | null => {
  const [typing, setTyping] = useState<string | null>(null);
  useEffect(() => {
    let timer: number | undefined;
    let who: unknown = null;
    const isHere = (event: { conversation_id: ConversationId }) => event.conversation_id === conversationId;
    const end = () => {
      window.clearTimeout(timer);
      setTyping(null);
    };
    const stops = [
      onLive('typing', (event) => {
        if (!isHere(event) || !isOther(event.member_id)) return;
        who = event.member_id;
        setTyping(event.username);
        window.clearTimeout(timer);
        timer = window.setTimeout(end, TYPING_FOR_MS);
      }),
      onLive('message', (event) => {
        if (isHere(event) && event.message !== null && event.message.sender_id === who) end();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      end();
    };
  }, [conversationId, isOther]);
  return typing;
};

/** Says that somebody is typing, at most every three seconds, and not at all when they do not want that. */
export const useSayTyping = (conversationId: ConversationId | null): (() => void) => {
  const said = useRef(-Infinity);
  return useCallback(() => {
    const now = Date.now();
    if (conversationId === null || now - said.current < TYPING_EVERY_MS) return;
    if (!readMessageSettings().typingIndicator) return;
    said.current = now;
    sayLive({ type: 'typing', conversation_id: conversationId });
  }, [conversationId]);
};
