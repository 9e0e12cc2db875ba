import { TREND_WINDOWS } from '@wagram/contract/trending';
import type { TrendWindow } from '@wagram/contract/trending';
import { Link } from 'react-router';
import { Button, buttonClass, openDialog } from '#ui';
import { texts } from './texts.ts';
import { trendingPath } from './trending-path.ts';
import type { TrendingTab } from './trending-path.ts';

/** The next wider window; in the widest one only writing helps. */
export const EmptyAction = ({ tab, window }: { readonly tab: TrendingTab; readonly window: TrendWindow }) => {
  const wider = TREND_WINDOWS[TREND_WINDOWS.indexOf(window) + 1];
  return wider === undefined ? (
    <Button look="outline" onClick={() => openDialog('new-post')}>
      {texts.empty.write}
    </Button>
  ) : (
    <Link to={trendingPath(tab, wider)} className={buttonClass('outline')}>
      {texts.empty.wider[wider]}
    </Link>
  );
};
