import { bareHandle } from '@wagram/contract/members';
import type { PostView } from '@wagram/contract/posts';
import { Link } from 'react-router';
import { MemberBadge } from '#members';
import { Avatar, classes, Handle, nameRow, ShortName, TimeAgo } from '#ui';
import { EditedMark } from './edited-mark.tsx';
import { PostMenu } from './post-menu.tsx';
import { texts } from '../texts.ts';
import { postPath } from './acts/use-share.ts';

export const authorPath = (post: PostView): string => `/user/${bareHandle(post.username)}`;

/** Beside the name for those who look; screen readers and the keyboard take the name. */
export const AuthorAvatar = ({ post }: { readonly post: PostView }) => (
  <Link to={authorPath(post)} aria-hidden="true" tabIndex={-1} className="shrink-0 self-start rounded-full">
    <Avatar name={post.displayName} url={post.avatar_url} size={44} />
  </Link>
);

export const PostHeader = ({ post }: { readonly post: PostView }) => (
  <header className="flex items-start gap-2">
    <div className={classes(nameRow.row, 'flex-1 leading-6')}>
      <span className={classes(nameRow.name, 'flex items-center gap-1.5 self-center')}>
        <Link to={authorPath(post)} className="min-w-0 font-semibold hover:underline">
          <ShortName name={post.displayName} />
        </Link>
        <MemberBadge badge={post.badge} />
      </span>
      <span className={classes(nameRow.rest, 'text-ink-3')}>
        <Link to={authorPath(post)} tabIndex={-1}>
          <Handle name={post.username} />
        </Link>
        <span aria-hidden="true" className="mx-1.5">
          ·
        </span>
        <Link to={postPath(post.id)} data-act="open" className="whitespace-nowrap hover:underline">
          <TimeAgo at={post.created_at} />
        </Link>
        <EditedMark post={post} />
        {post.imported_from !== null && (
          <span className="block text-sm" title={texts.card.importedHint}>
            {texts.card.imported[post.imported_from]}
          </span>
        )}
      </span>
    </div>
    <PostMenu post={post} />
  </header>
);
