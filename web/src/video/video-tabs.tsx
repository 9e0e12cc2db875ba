import { Link, useSearchParams } from 'react-router';
import { classes } from '#ui';
import type { VideoTab } from './api.ts';
import { texts } from './texts.ts';

const PATHS: Readonly<Record<VideoTab, string>> = { all: '/video', following: '/video?tab=following' };

/** Which videos the address asks for. */
export const useVideoTab = (): VideoTab => (useSearchParams()[0].get('tab') === 'following' ? 'following' : 'all');

interface TabsProps {
  readonly tab: VideoTab;
  /** Over a picture they are white; elsewhere they have the colours of the page. */
  readonly isOver: boolean;
}

/** STG-03: everybody's videos, or those of the people one follows. */
export const VideoTabs = ({ tab, isOver }: TabsProps) => (
  <nav
    aria-label={texts.tabs.label}
    className={classes(
      'flex justify-center',
      isOver
        ? 'absolute start-28 top-3 z-10 rounded-full bg-black/65 px-1.5 backdrop-blur-sm max-[359px]:start-[6.5rem] max-[359px]:px-0'
        : 'gap-1 wide:gap-2',
    )}
  >
    {(['all', 'following'] as const).map((one) => (
      <Link
        key={one}
        to={PATHS[one]}
        aria-current={one === tab ? 'page' : undefined}
        className={classes(
          'relative inline-flex min-h-11 items-center px-2 text-base font-semibold whitespace-nowrap transition-colors duration-150',
          'after:absolute after:inset-x-3 after:bottom-1.5 after:h-[3px] after:rounded-full',
          isOver ? 'text-white focus-visible:outline-white' : 'text-ink-2 hover:text-ink aria-[current]:text-ink',
          one === tab && (isOver ? 'after:bg-white' : 'after:bg-accent'),
        )}
      >
        {texts.tabs[one]}
      </Link>
    ))}
  </nav>
);
