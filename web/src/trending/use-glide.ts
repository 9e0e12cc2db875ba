import { useLayoutEffect, useRef } from 'react';

const GLIDE: KeyframeAnimationOptions = { duration: 180, easing: 'ease-out' };

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Rows of a list glide to where they stand now. Each child has a `data-row`; `order` changes when they move. */
export const useGlide = (order: string) => {
  const list = useRef<HTMLOListElement>(null);
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])];
    const now = new Map(rows.map((row) => [row.dataset['row'] ?? '', row.offsetTop]));
    for (const row of isStill() ? [] : rows) {
      const name = row.dataset['row'] ?? '';
      const by = (tops.current.get(name) ?? row.offsetTop) - row.offsetTop;
      if (by !== 0) row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], GLIDE);
    }
    tops.current = now;
  }, [order]);
  return list;
};
