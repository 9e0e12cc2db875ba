import { TREND_WINDOWS } from '@wagram/contract/trending';
import type { TrendWindow } from '@wagram/contract/trending';
import { SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import { classes, relativeTime, TimeAgo } from '#ui';
import { useOwnWeights } from './own-weights.ts';
import { texts } from './texts.ts';
import { formulaPath, trendingPath } from './trending-path.ts';
import type { TrendingTab } from './trending-path.ts';

/** Relative times begin with a word while they are shorter than a minute. */
const howLongAgo = (iso: string, now: number): string => {
  const past = relativeTime(iso, now);
  return /^\p{N}/u.test(past) ? texts.ago(past) : texts.justNow;
};

interface HeadProps {
  readonly tab: TrendingTab;
  readonly window: TrendWindow;
  readonly countedAt: string | null;
}

/** SOC-12: to the formula, which says whose it is. */
export const FormulaLink = ({ window }: { readonly window?: TrendWindow }) => (
  <Link
    to={formulaPath(undefined, window)}
    className="-me-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-2 text-sm font-semibold text-accent-ink hover:bg-sunken"
  >
    <SlidersHorizontal aria-hidden="true" className="size-4" />
    {useOwnWeights() === null ? texts.howItCounts : texts.byYours}
  </Link>
);

/** The name of the page, what it promises, and the windows of time. */
export const TrendingHead = ({ tab, window, countedAt }: HeadProps) => (
  <header className="px-4 pt-4 pb-1 wide:px-5">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 className="text-2xl font-bold tracking-tight">{texts.heading}</h1>
      <nav aria-label={texts.windows} className="flex rounded-full bg-sunken p-1">
        {TREND_WINDOWS.map((each) => (
          <Link
            key={each}
            to={trendingPath(tab, each)}
            aria-label={texts.windowName[each]}
            aria-current={each === window ? 'true' : undefined}
            className={classes(
              'figures inline-flex min-h-9 min-w-14 items-center justify-center rounded-full px-3 text-sm font-semibold transition-colors duration-150',
              each === window ? 'bg-surface text-ink shadow-sm dark:bg-line' : 'text-ink-2 hover:text-ink',
            )}
          >
            {texts.windowShort[each]}
          </Link>
        ))}
      </nav>
    </div>
    <div className="mt-1 flex items-center justify-between gap-3">
      <p className="text-sm text-ink-3">
        {texts.updates}
        {countedAt !== null && <> {texts.counted(<TimeAgo key="ago" at={countedAt} format={howLongAgo} />)}</>}
      </p>
      {tab === 'posts' && <FormulaLink window={window} />}
    </div>
  </header>
);
