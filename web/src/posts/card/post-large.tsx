import type { PostView } from '@wagram/contract/posts';
import { Link } from 'react-router';
import { MemberBadge } from '#members';
import { fullTime, Handle } from '#ui';
import { EditedMark } from './edited-mark.tsx';
import { PostActions } from './post-actions.tsx';
import { PostContent } from './text/post-content.tsx';
import { PostCounts } from './post-counts.tsx';
import { AuthorAvatar, authorPath } from './post-header.tsx';
import { postLabel } from './post-label.ts';
import { PostMenu } from './post-menu.tsx';
import { HiddenSlot } from '../slots.tsx';

/** A post on its own page: larger, whole, with its full date and all counts in words. */
export const PostLarge = ({ post }: { readonly post: PostView }) => {
  return (
    <article data-post={post.id} data-alone="" aria-label={postLabel(post)} className="px-4 pt-4 pb-1 wide:px-5">
      <header className="mb-3 flex items-center gap-3">
        <AuthorAvatar post={post} />
        <div className="min-w-0 flex-1">
          <p className="flex min-w-0 items-center gap-1.5 leading-5.5 font-semibold">
            <Link to={authorPath(post)} className="truncate hover:underline">
              <bdi>{post.displayName}</bdi>
            </Link>
            <MemberBadge badge={post.badge} />
          </p>
          <Link to={authorPath(post)} tabIndex={-1} className="block text-sm text-ink-3">
            <Handle name={post.username} />
          </Link>
        </div>
        <PostMenu post={post} />
      </header>
      <PostContent post={post} isLarge isEager />
      <HiddenSlot post={post} />
      <p className="my-3.5 text-sm text-ink-3">
        <time dateTime={post.created_at}>{fullTime(post.created_at)}</time>
        <EditedMark post={post} />
      </p>
      <PostCounts post={post} />
      <div className="py-1.5">
        <PostActions post={post} />
      </div>
    </article>
  );
};
