import { useEffect, useRef } from 'react';
import { areShortcutsOn } from '#kernel';

interface Keys {
  readonly step: (by: 1 | -1) => void;
  readonly toggle: () => void;
  readonly mute: () => void;
  readonly seek: (by: 1 | -1) => void;
  readonly captions: () => void;
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

/** Letters rest when they are switched off: somebody may speak them. */
const isLetterAtRest = ({ key }: KeyboardEvent): boolean => /^[a-z]$/.test(key) && !areShortcutsOn();

/** Up and down step, left and right seek, space pauses, m mutes, c switches captions; j and k, l, r and b are the shell's. */
export const useKeys = (keys: Keys): void => {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => now.current.step(1),
      ArrowUp: () => now.current.step(-1),
      ' ': () => now.current.toggle(),
      m: () => now.current.mute(),
      ArrowRight: () => now.current.seek(1),
      ArrowLeft: () => now.current.seek(-1),
      c: () => now.current.captions(),
    };
    const handleKey = (event: KeyboardEvent) => {
      const act = acts[event.key];
      if (act === undefined || isLetterAtRest(event) || isElsewhere(event) || (event.key === ' ' && isOnControl(event)))
        return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
};
