import type { MessageId } from '@wagram/contract/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '#ui';
import type { ListHandle, Pages } from './message-list.tsx';
import type { Row } from './rows.ts';
import { texts } from '../texts.ts';

const LIT_MS = 1_600;
const PAGES_MAX = 40;

/** Goes to a message, from the newest through as many older pages as it takes, and lights it for a moment. */
export const useJump = (rows: readonly Row[], pages: Pages, start: MessageId | null) => {
  const { hasOlder, isLoadingOlder, hasNewer, isLoadingNewer, onOlder, onNewest } = pages;
  const list = useRef<ListHandle>(null);
  const [wanted, setWanted] = useState<string | null>(start);
  const [lit, setLit] = useState<string | null>(null);
  const asked = useRef(0);

  useEffect(() => {
    // What is not loaded yet cannot be gone.
    if (wanted === null || rows.length === 0) return;
    const index = rows.findIndex((row) => row.type === 'message' && row.shown.message?.id === wanted);
    if (index >= 0) {
      list.current?.toIndex(index);
      setLit(wanted);
      setWanted(null);
    } else if (hasNewer) {
      if (!isLoadingNewer) onNewest();
    } else if (!hasOlder || asked.current >= PAGES_MAX) {
      toast(texts.chat.gone);
      setWanted(null);
    } else if (!isLoadingOlder) {
      asked.current += 1;
      onOlder();
    }
  }, [wanted, rows, hasOlder, isLoadingOlder, hasNewer, isLoadingNewer, onOlder, onNewest]);

  useEffect(() => {
    if (lit === null) return undefined;
    const timer = window.setTimeout(() => setLit(null), LIT_MS);
    return () => window.clearTimeout(timer);
  }, [lit]);

  const jump = useCallback((messageId: MessageId) => {
    asked.current = 0;
    setWanted(messageId);
  }, []);
  return { list, lit, jump };
};

export type Jump = ReturnType<typeof useJump>;
