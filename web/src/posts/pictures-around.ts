import type { PostId } from '@wagram/contract/kernel';
import type { MediaView } from '@wagram/contract/media';
import type { PostView } from '@wagram/contract/posts';
import type { QueryClient } from '@tanstack/react-query';
import { postListKey, readPost } from './entities.ts';
import type { PostPages } from './entities.ts';

type Pictured = PostView & { readonly media: MediaView };

const hasPicture = (post: PostView | null): post is Pictured => post?.media?.kind === 'image';

/** The pictures of the list that somebody is looking at, in its order; the one alone where it stands in no list. */
export const picturesAround = (client: QueryClient, id: PostId): Pictured[] => {
  const lists = client.getQueryCache().findAll({ queryKey: postListKey(), type: 'active' });
  const all = lists.map(({ state }) => (state.data as PostPages | undefined)?.pages?.flatMap((page) => page.ids) ?? []);
  const ids = all.find((list) => list.length > 3 && list.includes(id)) ?? [id];
  return [...new Set(ids)].map((one) => readPost(client, one)).filter(hasPicture);
};
