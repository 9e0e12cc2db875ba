import { bareHandle } from '@house/contract/members';
import type { PostView } from '@house/contract/posts';
import { Link } from 'react-router';
import { MemberBadge } from '#members';
import { Avatar, ShortName, TimeAgo } from '#ui';
import { PostMenu } from './post-menu.tsx';
import { postPath } from './use-share.ts';

export const authorPath = (post: PostView): string => `/user/${bareHandle(post.username)}`;

/** Beside the name for those who look; screen readers and the keyboard take the name. */
export const AuthorAvatar = ({ post }: { readonly post: PostView }) => (
  <Link to={authorPath(post)} aria-hidden="true" tabIndex={-1} className="shrink-0 self-start rounded-full">
    <Avatar name={post.displayName} url={post.avatar_url} size={44} />
  </Link>
);

interface PostHeaderProps {
  readonly post: PostView;
  readonly nameId: string;
}

export const PostHeader = ({ post, nameId }: PostHeaderProps) => (
  <header className="flex items-start gap-2">
    <div className="flex min-w-0 flex-1 items-baseline gap-x-1.5 leading-6">
      <span id={nameId} className="flex min-w-0 items-center gap-1.5 self-center">
        <Link to={authorPath(post)} className="min-w-0 font-semibold hover:underline">
          <ShortName name={post.displayName} />
        </Link>
        <MemberBadge badge={post.badge} />
      </span>
      {/* The handle gives way first, and so much more that not a hair is taken from the name. */}
      <Link to={authorPath(post)} tabIndex={-1} className="min-w-10 shrink-[9999] text-ink-3">
        <ShortName name={post.username} />
      </Link>
      <span aria-hidden="true" className="shrink-0 text-ink-3">
        ·
      </span>
      <Link to={postPath(post.id)} data-act="open" className="shrink-0 text-ink-3 hover:underline">
        <TimeAgo at={post.created_at} />
      </Link>
    </div>
    <PostMenu post={post} />
  </header>
);
