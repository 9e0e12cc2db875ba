import { NavLink } from 'react-router';
import { classes } from './classes.ts';

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly text: string }[];
}

/** Tabs live in the address, so they are links: they can be opened, shared and gone back to. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => (
  <nav aria-label={label} className="flex border-b border-line">
    {tabs.map((tab) => (
      <NavLink
        key={tab.to}
        to={tab.to}
        className={({ isActive }) =>
          classes(
            'relative flex min-h-13 flex-1 items-center justify-center text-base font-semibold transition-colors duration-150 hover:text-ink',
            isActive
              ? 'text-ink after:absolute after:bottom-0 after:h-[3px] after:w-12 after:rounded-full after:bg-accent'
              : 'text-ink-2',
          )
        }
      >
        {tab.text}
      </NavLink>
    ))}
  </nav>
);
