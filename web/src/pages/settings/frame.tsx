import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { classes, SearchLine, Skeleton } from '#ui';
import { useJump } from './jump.ts';
import { FoundSettings, SectionList } from './list.tsx';
import { sectionAt } from './sections.ts';
import { texts } from './texts.ts';

const SEARCH_MAX = 60;

/**
 * D35: one hub. On a phone the list leads to its sections; on a wide screen both stand side by side, and the list stays as it
 * is while one looks through them.
 */
export const SettingsFrame = () => {
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  const open = sectionAt(pathname);
  const isHub = pathname.replace(/\/$/, '') === '/account';
  const Heading = isHub ? 'h1' : 'p';
  useJump();
  return (
    <div className="wide:grid wide:grid-cols-[18.5rem_minmax(0,1fr)]">
      <div
        className={classes(
          'wide:sticky wide:top-[calc(var(--strip)+79px)] wide:max-h-[calc(100dvh-var(--strip)-79px)] wide:self-start wide:overflow-y-auto wide:[scrollbar-width:thin]',
          !isHub && 'max-wide:hidden',
        )}
      >
        <div className="px-4 pt-5 pb-4 wide:px-5">
          <Heading className="mb-3 text-2xl font-bold tracking-tight">{texts.heading}</Heading>
          <SearchLine
            label={texts.search}
            clearLabel={texts.clear}
            max={SEARCH_MAX}
            words={typed}
            onSearch={setTyped}
          />
        </div>
        <nav aria-label={texts.list} className="px-2 pb-6">
          {typed === '' ? <SectionList open={open} /> : <FoundSettings typed={typed} />}
        </nav>
      </div>
      <div
        className={classes(
          'min-w-0 wide:min-h-[calc(100dvh-var(--strip)-79px)] wide:border-s wide:border-line',
          isHub && 'max-wide:hidden',
        )}
      >
        <Suspense fallback={<Skeleton className="m-5 h-64" />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
};
