import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useSession } from '#auth';
import { getBrand, useDropPrinted } from '#kernel';
import { ChosenFeed, listTexts, useLists } from '#lists';
import { PostQueue } from '#posts';
import { Button, openDialog, TabLinks } from '#ui';
import { HomeBanner } from './banner.tsx';
import { HomeFeed } from './feed.tsx';
import { TABS, useShown, type Shown } from './tab.ts';
import { useWaitingInvite } from '../talking/waiting-invite.ts';
import { texts } from '../texts.ts';

const words = texts.home;

/** Hashtags and lists that the member reads stand behind the tabs that everybody has. */
const useTabs = (shown: Shown, isMember: boolean) => {
  const { data } = useLists();
  const own = isMember && data !== undefined ? data : { lists: [], follows_tags: false };
  const current = 'feed' in shown ? shown.feed : (shown.listId ?? 'topics');
  const tabs = [
    ...TABS.map(({ feed, to }) => ({ name: feed as string, to, text: words[feed] })),
    // Who came by the address sees where they are, also before the first hashtag is followed.
    ...(own.follows_tags || current === 'topics'
      ? [{ name: 'topics', to: '/home?tab=topics', text: listTexts.topics }]
      : []),
    ...own.lists.map(({ id, name }) => ({ name: id as string, to: `/home?tab=${id}`, text: name })),
  ];
  return tabs.map(({ name, to, text }) => ({ to, text, isCurrent: name === current }));
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
  const isMember = user !== null;
  const shown = useShown(isMember);
  const tabs = useTabs(shown, isMember);
  useStartAtTop(visit);
  useDropPrinted(!('feed' in shown));
  useWaitingInvite(user !== null);
  return (
    <>
      <h1 className="sr-only">{words.heading}</h1>
      <HomeBanner />
      {user === null && <GuestLine />}
      <div className="sticky under-bar z-10 mt-2 bg-paper/95 backdrop-blur-lg wide:bg-surface/95">
        <TabLinks label={words.feeds} tabs={tabs} isFitted={tabs.length > TABS.length} />
      </div>
      <PostQueue />
      {'feed' in shown ? (
        <HomeFeed key={visit} feed={shown.feed} visit={visit} isMember={isMember} />
      ) : (
        <ChosenFeed key={visit} listId={shown.listId} visit={visit} />
      )}
    </>
  );
};
