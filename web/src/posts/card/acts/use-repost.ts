import type { PostView } from '@wagram/contract/posts';
import { postCalls } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { requireSignIn } from '#auth';
import { ask, reasonOf, setToggle } from '#kernel';
import { openDialog, toast } from '#ui';
import { patchPost } from '../text/entities.ts';
import { tellOtherTabs } from '../../tabs.ts';
import { texts } from '../../texts.ts';

const withRepost = (post: PostView, reposted: boolean): Partial<PostView> =>
  post.reposted === reposted ? {} : { reposted, reposts: Math.max(0, post.reposts + (reposted ? 1 : -1)) };

const setRepost = (client: QueryClient, { id, reposted: before }: PostView, wanted: boolean): Promise<void> =>
  setToggle(`repost:${id}`, before, wanted, {
    apply: (reposted) => patchPost(client, id, (post) => withRepost(post, reposted)),
    send: async (reposted) => {
      const { post } = await ask(postCalls.actOnPost, { post_id: id, action: reposted ? 'repost' : 'unrepost' });
      patchPost(client, id, (shown) => ({ reposts: post.reposts, ...withRepost(post, shown.reposted) }));
      tellOtherTabs(id, { reposted: post.reposted, reposts: post.reposts });
      return post.reposted;
    },
    onFail: (cause) => toast(reasonOf(cause, texts.repost.failed), 'bad'),
  });

/** SOC-02: pass a post on, take that back, or say something about it. */
export const useRepost = (post: PostView) => {
  const client = useQueryClient();
  const toggle = () => {
    if (requireSignIn(texts.repost.signIn)) void setRepost(client, post, !post.reposted);
  };
  const quote = () => {
    if (requireSignIn(texts.repost.signIn)) openDialog('new-post', { quote: post.id });
  };
  return { toggle, quote };
};
