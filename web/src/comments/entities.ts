import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CommentId, MemberId, PostId } from '@wagram/contract/kernel';
import { patchEntity, putEntities, putEntity, readEntity, removeEntity, useEntity } from '#kernel';
import type { ShownComment } from './threads.ts';

const TYPE = 'comment';

export interface CommentPage {
  readonly ids: readonly CommentId[];
  readonly next: string | null;
}
type CommentPages = InfiniteData<CommentPage, string | null>;

export const commentsKey = (postId: PostId, viewer: MemberId | null) => ['comments', postId, viewer] as const;
/** What the member wrote in this page: it stands at the end, whether or not that end is loaded. */
export const ownKey = (postId: PostId) => ['comments', postId, 'own'] as const;

export const putComment = (client: QueryClient, comment: ShownComment): CommentId => putEntity(client, TYPE, comment);
export const putComments = (client: QueryClient, comments: readonly ShownComment[]): CommentId[] =>
  putEntities(client, TYPE, comments);
export const readComment = (client: QueryClient, id: CommentId): ShownComment | null =>
  readEntity<ShownComment>(client, TYPE, id);
export const useKnownComment = (id: CommentId | null): ShownComment | null => useEntity<ShownComment>(TYPE, id);
export const patchComment = (
  client: QueryClient,
  id: CommentId,
  patch: (comment: ShownComment) => Partial<ShownComment>,
): void => patchEntity<ShownComment>(client, TYPE, id, patch);

export const addOwn = (client: QueryClient, comment: ShownComment): void => {
  putComment(client, comment);
  client.setQueryData<readonly CommentId[]>(ownKey(comment.post_id), (old) => [...(old ?? []), comment.id]);
};

/** Out of the lists and out of memory. */
export const dropComments = (client: QueryClient, postId: PostId, ids: readonly CommentId[]): void => {
  const stays = (id: CommentId) => !ids.includes(id);
  client.setQueryData<readonly CommentId[]>(ownKey(postId), (old) => old?.filter(stays));
  client.setQueriesData<CommentPages | readonly CommentId[]>({ queryKey: ['comments', postId] }, (list) =>
    list === undefined || !('pages' in list)
      ? list
      : { ...list, pages: list.pages.map((page) => ({ ...page, ids: page.ids.filter(stays) })) },
  );
  for (const id of ids) removeEntity(client, TYPE, id);
};
