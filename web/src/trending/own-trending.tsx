import { TREND_WINDOW_DEFAULT } from '@wagram/contract/trending';
import { useHotPosts } from './api.ts';
import { HotPosts } from './hot-posts.tsx';
import { FormulaLink } from './trending-head.tsx';
import { texts } from './texts.ts';

/** SOC-12: home's Trending by one's own weights: the ranking of the day, as /trending has it. */
export const OwnTrending = () => (
  <>
    <div className="flex items-center justify-between gap-3 border-b border-line px-4 wide:px-5">
      <p className="text-sm text-ink-3">{texts.updates}</p>
      <FormulaLink />
    </div>
    <HotPosts list={useHotPosts(TREND_WINDOW_DEFAULT)} window={TREND_WINDOW_DEFAULT} />
  </>
);
