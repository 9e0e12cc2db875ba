import { useSyncExternalStore } from 'react';

const watch = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

export const usePageSeen = (): boolean => useSyncExternalStore(watch, () => document.visibilityState === 'visible');
