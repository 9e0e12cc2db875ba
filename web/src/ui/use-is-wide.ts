import { useSyncExternalStore } from 'react';

const wide = () => window.matchMedia('(width >= 64rem)');

const watch = (heard: () => void) => {
  const query = wide();
  query.addEventListener('change', heard);
  return () => query.removeEventListener('change', heard);
};

/** Where there is room for the side columns; the same width as `wide:` in styles. */
export const isWide = (): boolean => wide().matches;

export const useIsWide = (): boolean => useSyncExternalStore(watch, isWide);
