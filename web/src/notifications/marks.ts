import { texts } from './texts.ts';

const MARK = /^\(\d+\+?\) /;

interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

// Browsers without a badge have no such function, and some refuse outside an installed app: neither matters.
const badge = (count: number): void => {
  const app = navigator as Navigator & Badged;
  const done = count === 0 ? app.clearAppBadge?.() : app.setAppBadge?.(count);
  done?.catch(() => undefined);
};

/** The number where one sees it without looking at the page: in the title, on the tab's icon and on the app's. */
export const showUnread = (count: number): void => {
  const title = document.title.replace(MARK, '');
  document.title = count === 0 ? title : texts.title(count, title);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = count === 0 ? '/favicon.svg' : '/favicon-unread.svg';
  if (icon !== null && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  badge(count);
};
