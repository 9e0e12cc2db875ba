import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { areShortcutsOn } from '#kernel';
import { openNewPost } from '#posts';
import { isDialogOpen, openDialog } from '#ui';
import { actOnPostByKey } from './post-keys.ts';

const PAUSE_MS = 1_200;

export const goKeys: Readonly<Record<string, string>> = {
  h: '/home',
  n: '/notifications',
  m: '/messages',
  w: '/wallet',
  b: '/bookmarks',
  e: '/explore',
};

/** Keys rest while somebody types, in dialogs, with a modifier, and when they are switched off. */
const isResting = (event: KeyboardEvent): boolean => {
  const target = event.target as HTMLElement | null;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.isComposing ||
    isDialogOpen() ||
    target?.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]') != null ||
    !areShortcutsOn()
  );
};

export const useShortcuts = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    let goSince = -Infinity;
    const handleKey = (event: KeyboardEvent) => {
      if (isResting(event)) return;
      const isSecond = event.timeStamp - goSince < PAUSE_MS;
      goSince = event.key === 'g' && !isSecond ? event.timeStamp : -Infinity;
      const place = isSecond ? goKeys[event.key] : undefined;
      if (place !== undefined) void navigate(place);
      else if (event.key === 'n') openNewPost();
      else if (event.key === '/') document.getElementById('search')?.focus();
      else if (event.key === '?') openDialog('keys');
      else if (!actOnPostByKey(event.key)) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [navigate]);
};
