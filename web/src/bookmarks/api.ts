import { bookmarkCalls } from '@wagram/contract/bookmarks';
import type { MemberId, PostId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { requireSignIn } from '#auth';
import { ask, isAskError, logWarning, readStoredUser, setToggle } from '#kernel';
import { patchPost, postListKey, putPosts, tellOtherTabs } from '#posts';
import { toast } from '#ui';
import { texts } from './texts.ts';

interface BookmarkPage {
  readonly ids: readonly PostId[];
  readonly next: string | null;
  readonly total: number;
  /** When each post of this page was saved. */
  readonly savedAt: Readonly<Record<string, string>>;
}
type BookmarkPages = InfiniteData<BookmarkPage, string | null>;

const LIST = postListKey('bookmarks');

export const useBookmarks = (memberId: MemberId, words: string) => {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: postListKey('bookmarks', memberId, words),
    queryFn: async ({ pageParam, signal }): Promise<BookmarkPage> => {
      const input = { userId: memberId, q: words === '' ? undefined : words, cursor: pageParam ?? undefined };
      const { bookmarks, next_cursor, total } = await ask(bookmarkCalls.listBookmarks, input, { signal });
      const savedAt = Object.fromEntries(bookmarks.map((one) => [one.id, one.bookmarked_at]));
      return { ids: putPosts(client, bookmarks), next: next_cursor, total, savedAt };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // What is saved on another screen or device is here when one comes back.
    staleTime: 0,
  });
  return useMemo(() => {
    const pages = list.data?.pages ?? [];
    const ids = [...new Set(pages.flatMap((page) => page.ids))];
    const savedAt: BookmarkPage['savedAt'] = Object.assign({}, ...pages.map((page) => page.savedAt));
    return { ...list, ids, savedAt, total: pages[0]?.total ?? 0 };
  }, [list]);
};

/** BOOK-02: the server's reason, or what happened instead of an answer. */
export const listFailure = (cause: unknown): string => {
  if (!isAskError(cause) || cause.status === 0) return texts.loadFailed;
  return cause.message === '' ? texts.fetchFailed : cause.message;
};

const takeOff = (client: QueryClient, postId: PostId): void => {
  client.setQueriesData<BookmarkPages>({ queryKey: LIST }, (list) => {
    if (list?.pages.some((page) => page.ids.includes(postId)) !== true) return list;
    const pages = list.pages.map((page) => ({
      ...page,
      ids: page.ids.filter((id) => id !== postId),
      total: Math.max(0, page.total - 1),
    }));
    return { ...list, pages };
  });
};

const setBookmark = async (client: QueryClient, postId: PostId, isWanted: boolean): Promise<boolean> => {
  const pair = { userId: readStoredUser()?.id, postId };
  const call = isWanted ? bookmarkCalls.addBookmark : bookmarkCalls.removeBookmark;
  const { bookmarked } = await ask(call, pair);
  if (bookmarked) void client.invalidateQueries({ queryKey: LIST });
  else takeOff(client, postId);
  return bookmarked;
};

const toggleBookmark = (client: QueryClient, postId: PostId, before: boolean, isWanted: boolean): void => {
  void setToggle(`bookmark:${postId}`, before, isWanted, {
    apply: (bookmarked) => patchPost(client, postId, () => ({ bookmarked })),
    send: async (on) => {
      const bookmarked = await setBookmark(client, postId, on);
      tellOtherTabs(postId, { bookmarked });
      if (bookmarked) toast(texts.added, 'good');
      else
        toast(texts.removed, 'plain', { text: texts.undo, onAct: () => toggleBookmark(client, postId, false, true) });
      return bookmarked;
    },
    onFail: (cause) => {
      logWarning('A bookmark was not kept', cause);
      toast(texts.failed, 'bad');
    },
  });
};

/** POST-05: optimistic, last tap wins; removing can be undone for five seconds. */
export const useBookmarkToggle = (post: Pick<PostView, 'id' | 'bookmarked'>): (() => void) => {
  const client = useQueryClient();
  return () => {
    if (requireSignIn(texts.signInToSave)) toggleBookmark(client, post.id, post.bookmarked, !post.bookmarked);
  };
};
