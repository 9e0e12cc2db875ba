import type { MemberId, PostId } from '@wagram/contract/kernel';
import type { PostView, RepostLine } from '@wagram/contract/posts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { patchEntities, patchEntity, putEntities, putEntity, readEntity, removeEntity, useEntity } from '#kernel';

// A post lives once, under its id. Every list of posts, in whichever room, stands under one root and holds ids alone, so
// that a like, a delete or a block is one patch, seen on every screen.
const TYPE = 'post';
const ROOT = 'posts';

export interface PostPage {
  readonly ids: readonly PostId[];
  /** Which of them somebody has passed on. */
  readonly reposts?: readonly RepostLine[];
  readonly next: string | null;
}
export type PostPages = InfiniteData<PostPage, string | null>;

/** The key of a list of posts: postListKey('bookmarks', memberId). */
export const postListKey = (...parts: readonly (string | null)[]) => [ROOT, ...parts] as const;

export const putPost = (client: QueryClient, post: PostView): PostId => putEntity(client, TYPE, post);
export const putPosts = (client: QueryClient, posts: readonly PostView[]): PostId[] => putEntities(client, TYPE, posts);

export const readPost = (client: QueryClient, id: PostId): PostView | null => readEntity<PostView>(client, TYPE, id);

/** The one copy of a post that the page has. It does not fetch: whoever loads a list or a page puts it there. */
export const useKnownPost = (id: PostId | null): PostView | null => useEntity<PostView>(TYPE, id);

export const patchPost = (client: QueryClient, id: PostId, patch: (post: PostView) => Partial<PostView>): void =>
  patchEntity<PostView>(client, TYPE, id, patch);

const changeLists = (client: QueryClient, change: (ids: readonly PostId[]) => readonly PostId[]): void => {
  client.setQueriesData<PostPages>({ queryKey: [ROOT] }, (list) => {
    if (list?.pages === undefined) return list;
    return { ...list, pages: list.pages.map((page) => ({ ...page, ids: change(page.ids) })) };
  });
};

/** One post asked for by its address is a list of one, which a block does not empty. */
export const postPageKey = (...parts: readonly (string | null)[]) => ['post', ...parts] as const;

/** POST-07: out of every list, and out of the page's memory. */
export const removePostEverywhere = (client: QueryClient, id: PostId): void => {
  changeLists(client, (ids) => ids.filter((other) => other !== id));
  client.setQueriesData({ queryKey: postPageKey(id) }, []);
  removeEntity(client, TYPE, id);
};

/** A member has a new name or picture: so have their posts. */
export const renewAuthor = (
  client: QueryClient,
  { id, displayName, avatar_url }: { id: MemberId; displayName: string; avatar_url: string | null },
): void => patchEntities<PostView>(client, TYPE, (post) => (post.user_id === id ? { displayName, avatar_url } : null));

/** A block hides what somebody posted, wherever it is listed. */
export const hidePostsOf = (client: QueryClient, memberId: MemberId): void =>
  changeLists(client, (ids) => ids.filter((id) => readPost(client, id)?.user_id !== memberId));

/** POST-11: a created post stands first in the newest-first lists that it belongs to. */
export const putPostFirst = (client: QueryClient, post: PostView): void => {
  putPost(client, post);
  const lists = [
    postListKey('feed', 'trenches'),
    postListKey('feed', 'following'),
    postListKey('member', post.user_id),
  ];
  for (const queryKey of lists) {
    client.setQueriesData<PostPages>({ queryKey }, (list) => {
      const [first, ...rest] = list?.pages ?? [];
      if (list === undefined || first === undefined) return list;
      const ids = [post.id, ...first.ids.filter((id) => id !== post.id)];
      return { ...list, pages: [{ ...first, ids }, ...rest] };
    });
  }
};
