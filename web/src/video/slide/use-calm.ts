import { useSyncExternalStore } from 'react';
import { CALM_QUERIES, isCalmPlace } from '../autoplay.ts';

const listen = (onChange: () => void): (() => void) => {
  const queries = CALM_QUERIES.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
};

/** Whether less motion or less data is asked for, also when that changes while the page is open. */
export const useCalm = (): boolean => useSyncExternalStore(listen, isCalmPlace);
