import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { matchPath, useLocation, useNavigationType } from 'react-router';
import { getBrand, useDropPrinted } from '#kernel';
import { texts as titles } from './title-texts.ts';
import { routesFor } from './routes.ts';
import { texts } from './texts.ts';

export const titleOf = (path: string, brand: { name: string; slug: string }): string => {
  const route = routesFor(brand.slug).find((entry) => matchPath(entry.path, path) !== null);
  return texts.title(route?.title ?? titles.notFound, brand.name);
};

// Where each visit of an address was scrolled to, while the page lives.
const places = new Map<string, number>();

/** What a browser does between two documents, done between two screens: title, announcement, focus, scroll place. */
export const PageEffects = () => {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  const before = useRef(pathname);
  const [said, setSaid] = useState('');
  // Whoever has gone on does not wait for what was printed where they came in.
  const [entered] = useState(pathname);
  useDropPrinted(pathname !== entered);

  useEffect(() => {
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  // Before the page that is drawn now looks for its own place: a list knows it better than a number of pixels.
  const scrolled = useRef(pathname);
  useLayoutEffect(() => {
    if (scrolled.current === pathname) return;
    scrolled.current = pathname;
    window.scrollTo(0, how === 'POP' ? (places.get(key) ?? 0) : 0);
  }, [pathname, key, how]);

  useEffect(() => {
    document.title = titleOf(pathname, getBrand());
    if (before.current === pathname) return;
    before.current = pathname;
    setSaid(document.title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
};
