import { useRef } from 'react';
import type { PointerEvent } from 'react';

const FAR_PX = 56;
const MOST_PX = 84;
const STILL_PX = 10;

/** How far a bubble follows the finger: not backwards, and less the farther it is. */
export const followed = (px: number): number => {
  if (px <= 0) return 0;
  return px < FAR_PX ? px : Math.min(MOST_PX, FAR_PX + (px - FAR_PX) * 0.35);
};

/** A finger that draws a bubble towards the middle, and lets go. `--swipe` runs from 0 to 1 on the way. */
export const useSwipe = (onSwipe: () => void) => {
  const from = useRef<{ x: number; y: number; isDrawn: boolean } | null>(null);
  const drawn = useRef(0);
  const show = (box: HTMLElement, px: number) => {
    drawn.current = px;
    box.style.transition = px === 0 ? '' : 'none';
    box.style.transform = px === 0 ? '' : `translateX(${document.dir === 'rtl' ? -px : px}px)`;
    box.parentElement?.style.setProperty('--swipe', String(Math.min(1, px / FAR_PX)));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const isFar = drawn.current >= FAR_PX;
    from.current = null;
    if (drawn.current > 0) show(event.currentTarget, 0);
    return isFar;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      from.current = { x: event.clientX, y: event.clientY, isDrawn: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (start === null) return;
      const along = (event.clientX - start.x) * (document.dir === 'rtl' ? -1 : 1);
      const across = Math.abs(event.clientY - start.y);
      if (!start.isDrawn && across > Math.abs(along) && across > STILL_PX) {
        from.current = null;
        return;
      }
      if (!start.isDrawn && along < STILL_PX) return;
      start.isDrawn = true;
      show(event.currentTarget, followed(along - STILL_PX));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (end(event)) onSwipe();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void end(event),
  };
};
