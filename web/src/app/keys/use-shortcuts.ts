import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { openNewPost } from '#posts';
import { areKeysResting, openDialog } from '#ui';
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

export const useShortcuts = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    let goSince = -Infinity;
    const handleKey = (event: KeyboardEvent) => {
      if (areKeysResting(event)) return;
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
