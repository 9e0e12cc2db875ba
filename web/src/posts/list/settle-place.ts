import type { WindowVirtualizerHandle } from 'virtua';
import { pastTop } from './place.ts';
import type { Place } from './place.ts';

/** Longer than anything above or inside a list takes to find its height. */
const SETTLE_MS = 1_000;
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to a place and stays there while what is drawn around it finds its height; whoever touches the page is let go at once.
 * Answers how to stop; `onDone` is called once in any case.
 */
export const settlePlace = (
  list: HTMLElement,
  handle: WindowVirtualizerHandle,
  index: number,
  { offset }: Place,
  onDone: () => void,
): (() => void) => {
  const deadline = performance.now() + SETTLE_MS;
  let frame = 0;
  let isDone = false;
  const stop = () => {
    if (isDone) return;
    isDone = true;
    window.cancelAnimationFrame(frame);
    for (const name of HANDS) window.removeEventListener(name, stop);
    onDone();
  };
  const look = () => {
    if (performance.now() > deadline) return stop();
    const wanted = handle.getItemOffset(index) + offset;
    if (Math.abs(pastTop(list) - wanted) > 1) handle.scrollToIndex(index, { align: 'start', offset });
    frame = window.requestAnimationFrame(look);
    return undefined;
  };
  for (const name of HANDS) window.addEventListener(name, stop, { passive: true });
  handle.scrollToIndex(index, { align: 'start', offset });
  frame = window.requestAnimationFrame(look);
  return stop;
};
