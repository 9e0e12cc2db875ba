import type { PostView } from '@wagram/contract/posts';
import type { QueryClient } from '@tanstack/react-query';
import { isPrinting, readForTab, writeForTab } from '#kernel';
import { putPosts, readPost } from '../card/text/entities.ts';
import type { PostPages } from '../card/text/entities.ts';
import { placeOf, rememberPlace } from './place.ts';
import type { Place } from './place.ts';

// A reload forgets the page's memory. What somebody was in the middle of reading is therefore kept for the tab: the
// list, its posts and the place. At the top nothing is kept, so that a reload there brings what is new.
const MOST = 300;

interface Kept {
  readonly list: string;
  readonly place: Place;
  readonly pages: PostPages;
  readonly posts: readonly PostView[];
}

export const keepForReload = (client: QueryClient, key: readonly unknown[]): void => {
  const list = JSON.stringify(key);
  const place = placeOf(list);
  const pages = client.getQueryData<PostPages>(key);
  if (place === null || pages === undefined) return writeForTab('place', null);
  const ids = pages.pages.flatMap((page) => page.ids);
  const posts = ids.map((id) => readPost(client, id)).filter((post) => post !== null);
  return writeForTab('place', ids.length > MOST ? null : ({ list, place, pages, posts } satisfies Kept));
};

const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
};

let isRead = false;

/** Called before a list is drawn for the first time. Another list, another member or a fresh visit finds nothing. */
export const restoreAfterReload = (client: QueryClient, key: readonly unknown[]): void => {
  if (isRead || isPrinting) return;
  isRead = true;
  const kept = readForTab('place') as Kept | null;
  writeForTab('place', null);
  if (kept === null || !isReturn() || kept.list !== JSON.stringify(key)) return;
  putPosts(client, kept.posts);
  client.setQueryData<PostPages>(key, kept.pages);
  rememberPlace(kept.list, kept.place);
};
