import type { PostView } from '@wagram/contract/posts';
import { MessageCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { actionClass } from './action-class.ts';
import { shortCount } from '../counts.ts';
import { usePostSlots } from '../../slots.tsx';
import { texts } from '../../texts.ts';
import { postPath, REPLY_HASH } from './use-share.ts';

/** In a new tab, or as a download: what the browser does with links. */
const isBrowsers = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Leads to the post with the cursor in its reply field; on that page it leaves nothing behind to go back through. */
export const ReplyLink = ({ post }: { readonly post: PostView }) => {
  const path = postPath(post.id);
  const isHere = useLocation().pathname === path;
  const { onReply } = usePostSlots();
  const handleClick = (event: MouseEvent) => {
    if (onReply === undefined || isBrowsers(event)) return;
    event.preventDefault();
    onReply(post);
  };
  return (
    <Link
      to={path + REPLY_HASH}
      replace={isHere}
      preventScrollReset={isHere}
      data-act="reply"
      onClick={handleClick}
      aria-label={texts.act.reply(post.comments_count)}
      className={actionClass('accent')}
    >
      <MessageCircle aria-hidden="true" className="size-5" />
      <span className="tabular">{shortCount(post.comments_count)}</span>
    </Link>
  );
};
