import type { FeedType } from '@wagram/contract/posts';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useSession } from '#auth';
import { getBrand } from '#kernel';
import { Feed } from '#posts';
import { Button, openDialog, TabLinks } from '#ui';
import { HomeBanner } from './home-banner.tsx';
import { useWaitingInvite } from './waiting-invite.ts';
import { texts } from './texts.ts';

const words = texts.home;

const TABS: readonly { readonly feed: FeedType; readonly to: string }[] = [
  { feed: 'following', to: '/home?tab=following' },
  { feed: 'trenches', to: '/home' },
  { feed: 'trending', to: '/home?tab=trending' },
];

/** FEED-02: ?tab= says which; Trenches without one. */
const useFeed = (): FeedType => {
  const [query] = useSearchParams();
  const wanted = query.get('tab');
  return TABS.find(({ feed }) => feed === wanted)?.feed ?? 'trenches';
};

/** A new visit starts at the top. Going back finds its own place: the list takes care of that. */
const useStartAtTop = (visit: string): void => {
  const how = useNavigationType();
  useLayoutEffect(() => {
    if (how !== 'POP') window.scrollTo(0, 0);
  }, [visit, how]);
};

const GuestLine = () => (
  <div className="mx-4 mt-3 flex items-center gap-3 rounded-card border border-line px-4 py-2.5 wide:hidden">
    <p className="min-w-0 flex-1 text-sm text-ink-2">{words.guestHint(getBrand().name)}</p>
    <Button size="sm" onClick={() => openDialog('sign-in')}>
      {words.signIn}
    </Button>
  </div>
);

export const HomePage = () => {
  const { user } = useSession();
  const { key: visit } = useLocation();
  const current = useFeed();
  useStartAtTop(visit);
  useWaitingInvite(user !== null);
  return (
    <>
      <h1 className="sr-only">{words.heading}</h1>
      <HomeBanner />
      {user === null && <GuestLine />}
      <div className="sticky under-bar z-10 mt-2 bg-paper/95 backdrop-blur-lg wide:bg-surface/95">
        <TabLinks
          label={words.feeds}
          tabs={TABS.map(({ feed, to }) => ({ to, text: words[feed], isCurrent: feed === current }))}
        />
      </div>
      <Feed key={visit} feed={current} visit={visit} />
    </>
  );
};
