import { isElsewhere } from '@wagram/contract/members';
import type { PostView } from '@wagram/contract/posts';
import { classes } from '#ui';
import { GiftButton } from './acts/gift-button.tsx';
import { LikeButton } from './acts/like-button.tsx';
import '../motion.css';
import { ReplyLink } from './acts/reply-link.tsx';
import { RepostButton } from './acts/repost-button.tsx';
import { ShareButton } from './acts/share-button.tsx';
import { usePostSlots } from '../slots.tsx';
import { texts } from '../texts.ts';

interface PostActionsProps {
  readonly post: PostView;
  /** Beside an avatar: on phones they take the room under it as well. */
  readonly isIndented?: boolean;
}

/** All that can be done to a post, for whoever lays them out. */
export const ActionButtons = ({ post }: { readonly post: PostView }) => {
  const { Bookmark } = usePostSlots();
  return (
    <>
      <LikeButton post={post} />
      <ReplyLink post={post} />
      <RepostButton post={post} />
      {/* Credit is for people here. */}
      {isElsewhere(post.username) ? <span aria-hidden="true" /> : <GiftButton post={post} />}
      <ShareButton post={post} />
      {Bookmark !== undefined && <Bookmark post={post} />}
    </>
  );
};

/** Each in a column of its own, so that the icons of one card stand under those of the card before. */
export const PostActions = ({ post, isIndented = false }: PostActionsProps) => (
  <div
    role="group"
    aria-label={texts.act.label}
    className={classes(
      '-ms-2.5 mt-1 -mb-1 grid max-w-[31rem] grid-cols-[repeat(5,1fr)_auto] items-center justify-items-start',
      isIndented && 'max-[429px]:-ms-14',
    )}
  >
    <ActionButtons post={post} />
  </div>
);
