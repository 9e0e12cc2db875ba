import { useSyncExternalStore } from 'react';

const widthOf = (least: string) => {
  const query = () => window.matchMedia(`(width >= ${least})`);
  const watch = (heard: () => void) => {
    const watched = query();
    watched.addEventListener('change', heard);
    return () => watched.removeEventListener('change', heard);
  };
  return { watch, isMet: (): boolean => query().matches };
};

const wide = widthOf('64rem');
const extraWide = widthOf('80rem');

/** The server prints for the smallest screen. */
const isPhone = (): boolean => false;

/** Where there is room for the side columns; the same width as `wide:` in styles. */
export const isWide = wide.isMet;

export const useIsWide = (): boolean => useSyncExternalStore(wide.watch, isWide, isPhone);

/** Where there is room for the right panel too; the same width as `xwide:` in styles. */
export const useIsExtraWide = (): boolean => useSyncExternalStore(extraWide.watch, extraWide.isMet, isPhone);
