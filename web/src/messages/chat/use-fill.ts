import { useLayoutEffect, useRef } from 'react';
import { useIsOnline } from '#kernel';

/** A frame that ends where the screen ends, whatever stands above it: offline there is a line that says so. */
export const useFill = () => {
  const frame = useRef<HTMLDivElement>(null);
  const isOnline = useIsOnline();
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const above = Math.max(0, box.getBoundingClientRect().top + window.scrollY);
    box.style.height = above === 0 ? '' : `calc(100dvh - ${above}px)`;
  }, [isOnline]);
  return frame;
};
