import type { PostView } from '@wagram/contract/posts';
import { useState } from 'react';
import { Link } from 'react-router';
import { FollowButton } from '#follows';
import { MemberBadge } from '#members';
import { authorPath, FacetText, useViewerId } from '#posts';
import { Avatar, classes, Handle, TimeAgo } from '#ui';
import type { VideoExtras } from '../api.ts';
import { texts } from '../texts.ts';

const FOLD_FROM = 90;

const Author = ({ post, extras }: { readonly post: PostView; readonly extras: VideoExtras }) => {
  const isOwn = useViewerId() === post.user_id;
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <Link to={authorPath(post)} aria-hidden="true" tabIndex={-1} className="shrink-0 rounded-full">
        <Avatar name={post.displayName} url={post.avatar_url} size={36} />
      </Link>
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-1.5">
          <Link to={authorPath(post)} className="truncate font-semibold hover:underline">
            <bdi>{post.displayName}</bdi>
          </Link>
          <MemberBadge badge={post.badge} />
        </p>
        <p className="flex min-w-0 flex-wrap gap-x-1.5 text-sm text-white/80">
          <Handle name={post.username} />
          <span aria-hidden="true">·</span>
          <TimeAgo at={post.created_at} />
        </p>
      </div>
      {!isOwn && <FollowButton member={{ id: post.user_id, username: post.username, isPrivate: extras.isPrivate }} />}
    </div>
  );
};

/** Who, what it is called, and as much of the description as leaves the picture free. */
export const SlideWords = ({ post, extras }: { readonly post: PostView; readonly extras: VideoExtras }) => {
  const [isWhole, setWhole] = useState(false);
  const isLong = extras.description.length > FOLD_FROM || extras.description.includes('\n');
  return (
    <div className="pointer-events-auto flex min-w-0 flex-col gap-2 text-white [text-shadow:0_1px_2px_rgb(0_0_0/0.5)]">
      <Author post={post} extras={extras} />
      <h2 dir="auto" className="line-clamp-2 text-lg font-semibold wrap-anywhere">
        {extras.title}
      </h2>
      {extras.description !== '' && (
        <div className={classes('overscroll-contain text-sm/5', isWhole && 'max-h-[30dvh] overflow-y-auto')}>
          <p
            dir="auto"
            className={classes(
              'wrap-anywhere whitespace-pre-wrap [&_a]:font-semibold [&_a]:text-white',
              !isWhole && 'line-clamp-2',
            )}
          >
            <FacetText text={extras.description} facets={extras.facets} />
          </p>
          {isLong && (
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
              className="min-h-8 font-semibold focus-visible:outline-white"
            >
              {isWhole ? texts.feed.less : texts.feed.more}
            </button>
          )}
        </div>
      )}
    </div>
  );
};
