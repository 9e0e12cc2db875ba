import type { PostId } from '@wagram/contract/kernel';
import type { MediaView } from '@wagram/contract/media';
import type { PostView } from '@wagram/contract/posts';
import type { QueryClient } from '@tanstack/react-query';
import { postListKey, readPost } from '../card/text/entities.ts';
import type { PostPages } from '../card/text/entities.ts';

interface Picture {
  readonly id: string;
  readonly media: MediaView;
}

/** The name of one picture of a post, the first of which is number 0. */
export const pictureId = (id: PostId, place: number): string => `${id} ${place}`;

const picturesOf = (post: PostView | null): Picture[] => {
  if (post?.media?.kind !== 'image') return [];
  return [post.media, ...post.more_media].map((media, place) => ({ id: pictureId(post.id, place), media }));
};

/** The pictures of the list that somebody is looking at, in its order; the one alone where it stands in no list. */
export const picturesAround = (client: QueryClient, id: PostId): Picture[] => {
  const lists = client.getQueryCache().findAll({ queryKey: postListKey(), type: 'active' });
  const all = lists.map(({ state }) => (state.data as PostPages | undefined)?.pages?.flatMap((page) => page.ids) ?? []);
  const ids = all.find((list) => list.length > 3 && list.includes(id)) ?? [id];
  return [...new Set(ids)].flatMap((one) => picturesOf(readPost(client, one)));
};
