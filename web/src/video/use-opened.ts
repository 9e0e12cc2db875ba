import { useCallback, useRef, useState } from 'react';
import { requireSignIn } from '#auth';
import { texts } from './texts.ts';

export type Open = 'nothing' | 'camera' | 'upload';

/** The camera or the dialog, over the page; focus goes back to the button that opened it. */
export const useOpened = () => {
  const [open, setOpen] = useState<Open>('nothing');
  const opener = useRef<HTMLElement | null>(null);
  const show = (next: Open) => {
    if (!requireSignIn(texts.signIn)) return;
    opener.current ??= document.activeElement as HTMLElement | null;
    setOpen(next);
  };
  const close = useCallback(() => {
    setOpen('nothing');
    const target = opener.current;
    opener.current = null;
    window.requestAnimationFrame(() => target?.focus());
  }, []);
  return { open, show, close };
};
