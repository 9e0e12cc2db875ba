import { EXPLORE_FILTERS } from '@wagram/contract/explore';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classes } from '#ui';
import { explorePath } from './explore-path.ts';
import type { Exploring } from './explore-path.ts';
import { texts } from './texts.ts';

const CHIP =
  'inline-flex min-h-11 shrink-0 items-center rounded-full border px-4 text-sm font-semibold transition-colors duration-150 wide:min-h-9';

/** EXPL-01: links, so that each list has an address. What does not fit is scrolled to, and the chosen one is in sight. */
export const FilterRow = ({ exploring }: { readonly exploring: Exploring }) => {
  const { tab, filter } = exploring;
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current !== null && chosen != null)
      row.current.scrollLeft = chosen.offsetLeft - row.current.clientWidth / 3;
  }, [tab, filter]);
  return (
    <nav
      ref={row}
      aria-label={texts.filters}
      className="relative flex gap-2 overflow-x-auto border-b border-line px-4 py-2.5 [scrollbar-width:none] wide:px-5"
    >
      {EXPLORE_FILTERS[tab].map((each) => (
        <Link
          key={each}
          to={explorePath({ ...exploring, filter: each })}
          replace
          aria-current={each === filter ? 'true' : undefined}
          className={classes(
            CHIP,
            each === filter
              ? 'border-ink bg-ink text-paper'
              : 'border-line bg-surface text-ink-2 hover:bg-sunken hover:text-ink',
          )}
        >
          {texts.filter[each]}
        </Link>
      ))}
    </nav>
  );
};
