import { useCallback, useEffect, useRef } from 'react';

/** So soon, and so near, a second tap belongs to the first. */
const SOON_MS = 260;
const NEAR_PX = 48;

export interface Taps {
  readonly onTap: () => void;
  /** Where on the screen. Each further tap is another one. */
  readonly onDoubleTap: (x: number, y: number) => void;
}

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly timer: number;
}

/** One tap waits for a second before it acts. Keys have no second one, and act at once. */
export const useTaps = (taps: Taps): ((event: React.MouseEvent) => void) => {
  const now = useRef(taps);
  now.current = taps;
  const last = useRef<Tap | null>(null);
  useEffect(() => () => window.clearTimeout(last.current?.timer), []);
  return useCallback((event: React.MouseEvent) => {
    if (event.detail === 0) return now.current.onTap();
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const before = last.current;
    const isNear = before !== null && Math.hypot(x - before.x, y - before.y) < NEAR_PX;
    if (before !== null && isNear && at - before.at < SOON_MS) {
      window.clearTimeout(before.timer);
      last.current = { at, x, y, timer: 0 };
      return now.current.onDoubleTap(x, y);
    }
    last.current = { at, x, y, timer: window.setTimeout(() => now.current.onTap(), SOON_MS) };
  }, []);
};
