import type { PostId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { postCalls } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { ask, getConfig, isPrinting, logWarning, readStoredUser } from '#kernel';
import { copyText, toast } from '#ui';
import { patchPost } from '../text/entities.ts';
import { texts } from '../../texts.ts';

export const postPath = (id: PostId): string => `/post/${id}`;
/** Behind the address of a post: whoever comes with it wants to reply. */
export const REPLY_HASH = '#reply';
const linkTo = (id: PostId): string => (getConfig().publicUrl ?? window.location.origin) + postPath(id);

/** Phones can hand the link to another app; on a desk the clipboard is the better sheet. */
export const canShareVia = (): boolean =>
  !isPrinting && typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/** POST-03: the link is copied for everyone; a member's share counts, once per post. */
export const useShare = (post: PostView) => {
  const client = useQueryClient();
  const count = async () => {
    if (readStoredUser() === null) return;
    try {
      const reply = await ask(postCalls.actOnPost, { post_id: post.id, action: 'share' });
      const { shares, shares_count } = reply.post;
      patchPost(client, post.id, () => ({ shares, shares_count }));
    } catch (cause) {
      logWarning('A share was not counted', cause);
    }
  };
  const copyLink = async (): Promise<boolean> => {
    const isCopied = await copyText(linkTo(post.id));
    toast(isCopied ? texts.share.copied : texts.share.failed, isCopied ? 'good' : 'bad');
    if (isCopied) void count();
    return isCopied;
  };
  const shareVia = async (): Promise<void> => {
    try {
      await navigator.share({ url: linkTo(post.id), text: post.content.slice(0, 200) });
      await count();
    } catch (cause) {
      // Closing the sheet is an answer, not a failure.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) toast(texts.share.failed, 'bad');
    }
  };
  return { copyLink, shareVia };
};
