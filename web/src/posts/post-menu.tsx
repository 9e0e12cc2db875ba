import type { PostView } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Copy, Ellipsis, Flag, Link2, Share, Trash2 } from 'lucide-react';
import { requireSignIn } from '#auth';
import { useBlock } from '#blocks';
import { copyText, IconButton, Menu, openDialog, toast } from '#ui';
import type { MenuItem } from '#ui';
import { useViewerId } from './api.ts';
import { hidePostsOf, postListKey } from './entities.ts';
import { texts } from './texts.ts';
import { canShareVia, useShare } from './use-share.ts';

const words = texts.menu;
const icon = 'size-5 text-ink-2';

const copyWords = async (text: string): Promise<void> => {
  const isCopied = await copyText(text);
  toast(isCopied ? texts.copy.done : texts.copy.failed, isCopied ? 'good' : 'bad');
};

/** Delete for the author, report, block and unblock for everybody else (POST-06, MEND-10). */
const useItems = (post: PostView): MenuItem[] => {
  const client = useQueryClient();
  const { isBlocked, toggle } = useBlock({ id: post.user_id, username: post.username }, (isNowBlocked) => {
    if (isNowBlocked) hidePostsOf(client, post.user_id);
    else void client.invalidateQueries({ queryKey: postListKey() });
  });
  if (useViewerId() !== post.user_id) {
    const report = () => openDialog('report', { target: 'post', id: post.id });
    return [
      { text: words.report, icon: <Flag className={icon} />, onSelect: report },
      { text: isBlocked ? words.unblock : words.block, icon: <Ban className={icon} />, onSelect: toggle },
    ];
  }
  const handleRemove = () => {
    if (requireSignIn(texts.remove.signIn)) openDialog('delete-post', { post: post.id });
  };
  return [{ text: words.remove, icon: <Trash2 className="size-5" />, isDanger: true, onSelect: handleRemove }];
};

export const PostMenu = ({ post }: { readonly post: PostView }) => {
  const { copyLink, shareVia } = useShare(post);
  const items = useItems(post);
  const via: MenuItem[] = canShareVia()
    ? [{ text: words.shareVia, icon: <Share className={icon} />, onSelect: () => void shareVia() }]
    : [];
  return (
    <Menu
      place="below"
      trigger={
        <IconButton label={words.open} className="-my-2.5 -me-3 text-ink-3">
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      }
      groups={[
        [
          ...via,
          { text: words.copyLink, icon: <Link2 className={icon} />, onSelect: () => void copyLink() },
          { text: words.copyText, icon: <Copy className={icon} />, onSelect: () => void copyWords(post.content) },
        ],
        items,
      ]}
    />
  );
};
