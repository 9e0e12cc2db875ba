import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** So far down, or so fast, a sheet is let go. */
const FAR_PX = 96;
const FAST_PX_PER_MS = 0.6;

/** A sheet that is pulled down by its head follows the finger, and leaves or comes back. */
export const usePull = (onAway: () => void) => {
  const sheet = useRef<HTMLDivElement>(null);
  const start = useRef<{ readonly y: number; readonly at: number } | null>(null);
  const move = (y: number) => {
    if (sheet.current !== null) sheet.current.style.translate = y <= 0 ? '' : `0 ${y}px`;
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as HTMLElement).closest('button, a') !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) move(event.clientY - start.current.y);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const way = event.clientY - from.y;
      if (way > FAR_PX || (way > 24 && way / Math.max(1, event.timeStamp - from.at) > FAST_PX_PER_MS)) onAway();
      else move(0);
    },
    onPointerCancel: () => {
      start.current = null;
      move(0);
    },
  };
  return { sheet, handlers };
};
