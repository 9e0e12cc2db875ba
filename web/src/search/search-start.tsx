import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, CloseMark, IconButton } from '#ui';
import { forgetSearch, forgetSearches, useRecent } from './recent.ts';
import { recentOption } from './search-options.ts';
import { texts } from './texts.ts';

const words = texts.start;

const Heading = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className="flex min-h-12 items-center justify-between gap-3 ps-4 pe-2 pt-3 wide:ps-5 wide:pe-3">
    <h2 className="text-lg font-bold tracking-tight">{title}</h2>
    {children}
  </div>
);

/** What was looked for on this device, to be looked for again or forgotten. */
const Recent = () => {
  const recent = useRecent();
  if (recent.length === 0) return null;
  return (
    <section>
      <Heading title={texts.recent}>
        <Button look="ghost" size="sm" onClick={forgetSearches}>
          {texts.forgetAll}
        </Button>
      </Heading>
      <ul>
        {recent.map((one) => (
          <li key={one} className="flex items-center border-b border-line pe-2 wide:pe-3">
            <Link
              to={recentOption(one).to}
              className="flex min-h-13 min-w-0 flex-1 items-center gap-3 ps-4 text-base hover:underline focus-visible:-outline-offset-2 wide:ps-5"
            >
              <Clock aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
              <bdi className="truncate">{one}</bdi>
            </Link>
            <IconButton label={texts.forget(one)} onClick={() => forgetSearch(one)}>
              <CloseMark className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
};

const TIPS = [
  ['from:mara', 'from'],
  ['since:2026-05-01', 'since'],
  ['until:2026-05-31', 'until'],
  ['has:media', 'has'],
  ['-word', 'not'],
] as const;

const Tips = () => (
  <section className="px-4 py-5 wide:px-5">
    <h2 className="text-lg font-bold tracking-tight">{words.tips}</h2>
    <p className="mt-0.5 text-base text-ink-2">{words.tipsAbout}</p>
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 text-base">
      {TIPS.map(([typed, about]) => (
        <div key={typed} className="contents">
          <dt>
            <code dir="ltr" className="rounded-lg bg-sunken px-2 py-1 font-mono text-sm">
              {typed}
            </code>
          </dt>
          <dd className="text-ink-2">{words.tip[about]}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** SOC-13: before there is anything to look for: what was, what others talk about, and how to be precise. */
export const SearchStart = ({ trending }: { readonly trending: ReactNode }) => (
  <>
    <Recent />
    <section>
      <Heading title={words.trending}>
        <Link to="/trending?tab=topics" className="px-3 py-2 text-sm font-semibold text-accent-ink hover:underline">
          {words.allTrending}
        </Link>
      </Heading>
      {trending}
    </section>
    <Tips />
  </>
);
