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
  /** Each as wide as its words need: for texts of very different length. Otherwise all are alike. */
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
export const TabLinks = ({ label, tabs, isFitted = false }: TabLinksProps) => (
  <nav aria-label={label} className="flex border-b border-line">
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
