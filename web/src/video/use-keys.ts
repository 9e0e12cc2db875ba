import { useEffect, useRef } from 'react';

interface Keys {
  readonly step: (by: 1 | -1) => void;
  readonly toggle: () => void;
  readonly mute: () => void;
}

const isElsewhere = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.defaultPrevented ||
  (event.target as HTMLElement | null)?.closest('input, textarea, select, [role="menu"], [role="dialog"]') != null ||
  document.querySelector('[role="dialog"]') !== null;

/** Space belongs to a button or link that has the focus; the one over the picture means the same. */
const isOnControl = (event: KeyboardEvent): boolean =>
  (event.target as HTMLElement | null)?.closest('button:not([data-tap]), a') != null;

/** Arrows step, space pauses, m mutes; j and k, l and b are the shell's. */
export const useKeys = (keys: Keys): void => {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => now.current.step(1),
      ArrowUp: () => now.current.step(-1),
      ' ': () => now.current.toggle(),
      m: () => now.current.mute(),
    };
    const handleKey = (event: KeyboardEvent) => {
      const act = acts[event.key];
      if (act === undefined || isElsewhere(event) || (event.key === ' ' && isOnControl(event))) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
};
