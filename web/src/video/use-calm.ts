import { useSyncExternalStore } from 'react';
import { CALM_QUERIES, isCalmPlace } from './autoplay.ts';

const listen = (onChange: () => void): (() => void) => {
  const wishes = CALM_QUERIES.map((query) => window.matchMedia(query));
  for (const wish of wishes) wish.addEventListener('change', onChange);
  return () => {
    for (const wish of wishes) wish.removeEventListener('change', onChange);
  };
};

/** Whether less motion or less data is wished for, also when that changes while the page is open. */
export const useCalm = (): boolean => useSyncExternalStore(listen, isCalmPlace);
