import { isId, type ListId } from '@wagram/contract/kernel';
import type { FeedType } from '@wagram/contract/posts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { readStored, writeStored } from '#kernel';
import { useLists } from '#lists';

export const TABS: readonly { readonly feed: FeedType; readonly to: string }[] = [
  { feed: 'following', to: '/home?tab=following' },
  { feed: 'trenches', to: '/home?tab=trenches' },
  { feed: 'trending', to: '/home?tab=trending' },
];

export type Shown = { readonly feed: FeedType } | { readonly listId: ListId | null };

const shownFor = (wanted: string | null): Shown | null => {
  const feed = TABS.find((tab) => tab.feed === wanted)?.feed;
  if (feed !== undefined) return { feed };
  if (wanted === 'topics') return { listId: null };
  return wanted !== null && isId<ListId>(wanted) ? { listId: wanted } : null;
};

/** The server brings this feed with the next document of home (app/print/screens.ts). */
export const HOME_TAB = 'home_tab';

const tellWithPage = (feed: FeedType | 'list'): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${HOME_TAB}=${feed}; path=/home; max-age=31536000; samesite=lax${secure}`;
};

/** FEED-02: ?tab= says which; without one the tab that was read last, and Trenches where there is none (SOC-11). */
export const useShown = (isMember: boolean): Shown => {
  const [query] = useSearchParams();
  const wanted = query.get('tab');
  const kept = isMember ? readStored('home-tab') : null;
  useEffect(() => {
    if (isMember && wanted !== null && shownFor(wanted) !== null) writeStored('home-tab', wanted);
  }, [isMember, wanted]);
  const asked = shownFor(wanted ?? kept);
  // Hashtags and lists belong to members.
  const shown = asked !== null && !isMember && 'listId' in asked ? null : asked;
  const feed = shown !== null && 'listId' in shown ? 'list' : (shown?.feed ?? 'trenches');
  useEffect(() => {
    if (isMember) tellWithPage(feed);
  }, [isMember, feed]);
  const { data } = useLists();
  // A list that is gone, or that somebody else read on this device.
  const isLost =
    shown !== null &&
    'listId' in shown &&
    shown.listId !== null &&
    data?.lists.some(({ id }) => id === shown.listId) === false;
  return shown === null || isLost ? { feed: 'trenches' } : shown;
};
