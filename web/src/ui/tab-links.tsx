import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { classes } from './classes.ts';

interface Tab {
  readonly to: string;
  readonly text: string;
  /** For tabs that differ in their query alone; otherwise the path decides. */
  readonly isCurrent?: boolean;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Each as wide as its words need, and the row scrolls where they do not fit. Otherwise all are alike. */
  readonly isFitted?: boolean;
}

const look = (isCurrent: boolean, isFitted: boolean): string =>
  classes(
    'relative flex min-h-13 items-center justify-center text-base font-semibold transition-colors duration-150 hover:text-ink',
    isFitted ? 'flex-auto px-2 whitespace-nowrap' : 'flex-1',
    isCurrent
      ? 'text-ink after:absolute after:bottom-0 after:h-[3px] after:w-12 after:rounded-full after:bg-accent'
      : 'text-ink-2',
  );

/** Tabs live in the address, so they are links: they can be opened, shared and gone back to. */
export const TabLinks = ({ label, tabs, isFitted = false }: TabLinksProps) => {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  // A count that arrives later makes its tab wider.
  const words = tabs.map(({ text }) => text).join();
  useEffect(() => {
    const tab = row.current?.children[current];
    if (isFitted) tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isFitted, current, words]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className={classes('flex border-b border-line', isFitted && 'overflow-x-auto px-2 [scrollbar-width:none]')}
    >
      {tabs.map(({ to, text, isCurrent }) =>
        isCurrent === undefined ? (
          <NavLink key={to} to={to} className={({ isActive }) => look(isActive, isFitted)}>
            {text}
          </NavLink>
        ) : (
          <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined} className={look(isCurrent, isFitted)}>
            {text}
          </Link>
        ),
      )}
    </nav>
  );
};
