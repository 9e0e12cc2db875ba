import type { PostView } from '@house/contract/posts';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { actionClass } from './action-class.ts';
import { fullCount, shortCount } from './counts.ts';
import { texts } from './texts.ts';
import { postPath } from './use-share.ts';

export const ReplyLink = ({ post }: { readonly post: PostView }) => (
  <Link
    to={`${postPath(post.id)}/comments`}
    data-act="reply"
    aria-label={texts.act.reply(fullCount(post.comments_count))}
    className={actionClass('accent')}
  >
    <MessageCircle aria-hidden="true" className="size-5" />
    <span className="tabular">{shortCount(post.comments_count)}</span>
  </Link>
);
