import { useEffect } from 'react';

/** The last press on a print, which looked like the page: it is meant for what stands there now. */
const pressAgain = (): void => {
  const { dataset } = document.documentElement;
  const [x, y, scrolled] = (dataset['pressed'] ?? '').split(',').map(Number);
  delete dataset['pressed'];
  if (x === undefined || y === undefined || scrolled !== window.scrollY) return;
  const meant = document.elementFromPoint(x, y)?.closest<HTMLElement>('a, button, input, textarea');
  meant?.focus();
  meant?.click();
};

/** SOC-17: whoever is quicker than the scripts loses nothing. Presses are kept by public/theme.js. */
export const usePressAgain = (): void =>
  useEffect(() => {
    const printed = document.getElementById('printed');
    if (printed === null) return undefined;
    const watch = new MutationObserver(() => {
      if (printed.isConnected) return;
      watch.disconnect();
      pressAgain();
    });
    watch.observe(document.body, { childList: true });
    return () => watch.disconnect();
  }, []);
