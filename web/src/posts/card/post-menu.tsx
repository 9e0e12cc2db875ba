import { EDIT_POST_MINUTES, type PostView } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, Bell, BellOff, Captions, Copy, Ellipsis, Flag, Link2, Pencil, Share, Trash2 } from 'lucide-react';
import { requireSignIn } from '#auth';
import { useBlock, useMutedPost } from '#blocks';
import { elsewhere } from '#members';
import { copyText, IconButton, Menu, openDialog, toast } from '#ui';
import type { MenuItem } from '#ui';
import { useViewerId } from '../api.ts';
import { hidePostsOf, postListKey } from './text/entities.ts';
import { usePostSlots } from '../slots.tsx';
import { texts } from '../texts.ts';
import { canShareVia, useShare } from './acts/use-share.ts';
import { useWhyItems } from './why.tsx';

const words = texts.menu;
const icon = 'size-5 text-ink-2';

const useNothing = (): readonly MenuItem[] => [];

const copyWords = async (text: string): Promise<void> => {
  const isCopied = await copyText(text);
  toast(isCopied ? texts.copy.done : texts.copy.failed, isCopied ? 'good' : 'bad');
};

/** What other rooms offer, to the author or to everybody else. */
const useOffered = (post: PostView): readonly MenuItem[] => {
  const { useOwnItems = useNothing, useOtherItems = useNothing } = usePostSlots();
  const [own, others] = [useOwnItems(post), useOtherItems(post)];
  return useViewerId() === post.user_id ? own : others;
};

const MINUTE_MS = 60_000;
const canEdit = ({ created_at: at }: PostView): boolean => Date.now() - Date.parse(at) < EDIT_POST_MINUTES * MINUTE_MS;

/** Edit for an hour and delete for the author, report, block and unblock for everybody else (POST-06, MEND-10). */
const useItems = (post: PostView): MenuItem[] => {
  const client = useQueryClient();
  const { isBlocked, toggle } = useBlock({ id: post.user_id, username: post.username }, (isNowBlocked) => {
    if (isNowBlocked) hidePostsOf(client, post.user_id);
    else void client.invalidateQueries({ queryKey: postListKey() });
  });
  const isOwn = useViewerId() === post.user_id;
  const offered = useOffered(post);
  if (!isOwn) {
    const report = () => openDialog('report', { target: 'post', id: post.id, ...elsewhere(post.username) });
    return [
      ...offered,
      { text: words.report, icon: <Flag className={icon} />, onSelect: report },
      { text: isBlocked ? words.unblock : words.block, icon: <Ban className={icon} />, onSelect: toggle },
    ];
  }
  const handleRemove = () => {
    if (requireSignIn(texts.remove.signIn)) openDialog('delete-post', { post: post.id });
  };
  const edit = () => openDialog('edit-post', { post: post.id });
  const describe = () => openDialog('describe-video', { post: post.id });
  return [
    ...offered,
    ...(post.media?.kind === 'video'
      ? [{ text: words.describe, icon: <Captions className={icon} />, onSelect: describe }]
      : []),
    ...(canEdit(post) ? [{ text: words.edit, icon: <Pencil className={icon} />, onSelect: edit }] : []),
    { text: words.remove, icon: <Trash2 className="size-5" />, isDanger: true, onSelect: handleRemove },
  ];
};

/** SOC-10: no more notices of what happens under it. */
const useThreadItems = (post: PostView): MenuItem[] => {
  const { isMuted, toggle } = useMutedPost(post.id);
  if (useViewerId() === undefined) return [];
  return [
    {
      text: isMuted ? words.unmuteThread : words.muteThread,
      icon: isMuted ? <Bell className={icon} /> : <BellOff className={icon} />,
      onSelect: toggle,
    },
  ];
};

export const PostMenu = ({ post }: { readonly post: PostView }) => {
  const { copyLink, shareVia } = useShare(post);
  const items = useItems(post);
  const thread = useThreadItems(post);
  const why = useWhyItems(post);
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
        [...why, ...thread, ...items],
      ]}
    />
  );
};
