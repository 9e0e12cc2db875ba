import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

const PRESS_MS = 420;
const STILL_PX = 8;

/** A finger that rests, or the other button of a mouse. */
export const useLongPress = (onPress: () => void) => {
  const timer = useRef<number | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const end = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      from.current = { x: event.clientX, y: event.clientY };
      end();
      timer.current = window.setTimeout(onPress, PRESS_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      // Links, pictures and chosen text keep the browser's own menu.
      if ((event.target as HTMLElement).closest('a, img, video') !== null) return;
      if (!(window.getSelection()?.isCollapsed ?? true)) return;
      event.preventDefault();
      end();
      onPress();
    },
  };
};
