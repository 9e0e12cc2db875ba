import type { PostId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { postCalls } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { requireSignIn } from '#auth';
import { ask, reasonOf, setToggle } from '#kernel';
import { toast } from '#ui';
import { patchPost } from '../text/entities.ts';
import { hearOtherTabs, tellOtherTabs } from '../../tabs.ts';
import { texts } from '../../texts.ts';

/** A post as it reads when the viewer likes it or does not: the count moves by one, under both of its names. */
export const withLike = (post: PostView, liked: boolean): Partial<PostView> => {
  if (post.liked === liked) return {};
  const likes = Math.max(0, post.likes_count + (liked ? 1 : -1));
  return { liked, likes, likes_count: likes };
};

/** POST-02, D15: shown at once, last tap wins, the returned count wins. */
export const setLike = (client: QueryClient, id: PostId, before: boolean, wanted: boolean): Promise<void> =>
  setToggle(`like:${id}`, before, wanted, {
    apply: (liked) => patchPost(client, id, (post) => withLike(post, liked)),
    send: async (liked) => {
      const { post } = await ask(postCalls.actOnPost, { post_id: id, action: liked ? 'like' : 'unlike' });
      // Somebody may have tapped again meanwhile: the server's figures, under what is on the screen.
      patchPost(client, id, (shown) => ({ ...post, ...withLike(post, shown.liked) }));
      tellOtherTabs(id, { liked: post.liked, likes: post.likes, likes_count: post.likes_count });
      return post.liked;
    },
    onFail: (cause) => toast(reasonOf(cause, texts.like.failed), 'bad'),
  });

/** False when a guest was asked to sign in instead. */
export const useLike = (post: PostView): (() => boolean) => {
  const client = useQueryClient();
  useEffect(() => hearOtherTabs(client), [client]);
  return () => {
    if (!requireSignIn(texts.like.signIn)) return false;
    void setLike(client, post.id, post.liked, !post.liked);
    return true;
  };
};
