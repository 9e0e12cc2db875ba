import type { PostId } from '@wagram/contract/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';

// Where each visit had come to, for those who come back to it.
const places = new Map<string, PostId>();

/** The slides stand in the first thing on the stage. */
export const slidesOn = (stage: HTMLElement | null): HTMLElement[] =>
  [...(stage?.firstElementChild?.children ?? [])] as HTMLElement[];

/** Which slide is in view. A visit that one goes back to is found where it was left. */
export const useCurrent = (visit: string, ids: readonly PostId[]) => {
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<PostId | null>(() => places.get(visit) ?? null);
  const index = Math.max(0, current === null ? 0 : ids.indexOf(current));
  const shown = ids[index] ?? null;

  const goTo = useCallback((place: number, isSmooth: boolean) => {
    const slide = slidesOn(stage.current)[place];
    if (slide === undefined) return;
    stage.current?.scrollTo({ top: slide.offsetTop, behavior: isSmooth ? 'smooth' : 'instant' });
    slide.focus({ preventScroll: true });
  }, []);

  // Once, before anybody scrolls.
  const isPlaced = useRef(false);
  useEffect(() => {
    if (isPlaced.current || ids.length === 0) return;
    isPlaced.current = true;
    const slide = slidesOn(stage.current)[index];
    if (index > 0 && slide !== undefined) stage.current?.scrollTo({ top: slide.offsetTop, behavior: 'instant' });
  }, [ids, index]);

  useEffect(() => {
    if (shown !== null) places.set(visit, shown);
  }, [visit, shown]);

  useEffect(() => {
    const root = stage.current;
    if (root === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const slide = entries.find((entry) => entry.isIntersecting)?.target as HTMLElement | undefined;
        const seen = ids.find((id) => id === slide?.dataset['post']);
        if (seen !== undefined) setCurrent(seen);
      },
      { root, threshold: 0.6 },
    );
    for (const slide of slidesOn(root)) observer.observe(slide);
    return () => observer.disconnect();
  }, [ids]);

  return { stage, index, shown, goTo };
};
