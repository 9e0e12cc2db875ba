import type { PostView } from '@house/contract/posts';
import { GiftButton } from './gift-button.tsx';
import { LikeButton } from './like-button.tsx';
import './motion.css';
import { ReplyLink } from './reply-link.tsx';
import { ShareButton } from './share-button.tsx';
import { usePostSlots } from './slots.tsx';
import { texts } from './texts.ts';

/** Each in a column of its own, so that the icons of one card stand under those of the card before. */
export const PostActions = ({ post }: { readonly post: PostView }) => {
  const { Bookmark } = usePostSlots();
  return (
    <div
      role="group"
      aria-label={texts.act.label}
      className="-ms-2.5 mt-1 -mb-1 grid max-w-[31rem] grid-cols-[repeat(4,1fr)_auto] items-center justify-items-start max-[359px]:-ms-14"
    >
      <LikeButton post={post} />
      <ReplyLink post={post} />
      <GiftButton post={post} />
      <ShareButton post={post} />
      {Bookmark !== undefined && <Bookmark post={post} />}
    </div>
  );
};
