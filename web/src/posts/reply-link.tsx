import type { PostView } from '@wagram/contract/posts';
import { MessageCircle } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { actionClass } from './action-class.ts';
import { shortCount } from './counts.ts';
import { texts } from './texts.ts';
import { postPath, REPLY_HASH } from './use-share.ts';

/** Leads to the post with the cursor in its reply field; on that page it leaves nothing behind to go back through. */
export const ReplyLink = ({ post }: { readonly post: PostView }) => {
  const path = postPath(post.id);
  const isHere = useLocation().pathname === path;
  return (
    <Link
      to={path + REPLY_HASH}
      replace={isHere}
      preventScrollReset={isHere}
      data-act="reply"
      aria-label={texts.act.reply(post.comments_count)}
      className={actionClass('accent')}
    >
      <MessageCircle aria-hidden="true" className="size-5" />
      <span className="tabular">{shortCount(post.comments_count)}</span>
    </Link>
  );
};
