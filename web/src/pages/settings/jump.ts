import { useEffect } from 'react';
import { useLocation } from 'react-router';

const SHOWN_MS = 2_400;
const ACTS = 'button, a[href], input, textarea, select';

const show = (place: HTMLElement): void => {
  place.scrollIntoView({ block: 'center' });
  for (const earlier of document.querySelectorAll<HTMLElement>('[data-found]')) delete earlier.dataset.found;
  place.dataset.found = '';
  window.setTimeout(() => delete place.dataset.found, SHOWN_MS);
  const first = place.querySelector<HTMLElement>(ACTS);
  first?.focus({ preventScroll: true });
};

/** SOC-09: a link to a setting finds it as soon as it is there, shows which it is, and puts the focus on it. */
export const useJump = (): void => {
  const { hash, key, pathname } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    const find = () => document.getElementById(decodeURIComponent(hash.slice(1)));
    const known = find();
    if (known !== null) return show(known);
    const watch = new MutationObserver(() => {
      const place = find();
      if (place === null) return;
      watch.disconnect();
      show(place);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [hash, key, pathname]);
};
