import { useEffect, useState } from 'react';

/** What was typed, once the fingers rest. */
export const useSettled = (typed: string, pauseMs: number): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed), pauseMs);
    return () => window.clearTimeout(timer);
  }, [typed, pauseMs]);
  return settled;
};
