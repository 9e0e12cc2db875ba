import type { PostView } from '@wagram/contract/posts';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { PostActions } from './post-actions.tsx';
import { PostContent } from './text/post-content.tsx';
import { AuthorAvatar, PostHeader } from './post-header.tsx';
import { postLabel } from './post-label.ts';
import { RepostLine } from './repost-lines.tsx';
import { HiddenSlot, NoteSlot } from '../slots.tsx';
import { postPath } from './acts/use-share.ts';

interface PostCardProps {
  readonly post: PostView;
  /** Where it stands in its list, for those who hear the list instead of seeing it. */
  readonly place?: { readonly index: number; readonly of: number };
}

/** The first pictures of a list are what a visit is waiting for; the others load when they come near. */
const EAGER = 2;

/** A click on the card's own paper opens the post; a click on anything in it, or the end of a selection, does not. */
const isOnPaper = (event: MouseEvent<HTMLElement>): boolean =>
  event.currentTarget.contains(event.target as Node) &&
  (event.target as HTMLElement).closest('a, button, video, [role="group"]') === null &&
  window.getSelection()?.isCollapsed !== false;

export const PostCard = ({ post, place }: PostCardProps) => {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (isOnPaper(event)) void navigate(postPath(post.id));
  };
  return (
    <article
      data-post={post.id}
      tabIndex={0}
      aria-label={postLabel(post)}
      {...(place === undefined ? {} : { 'aria-posinset': place.index + 1, 'aria-setsize': place.of })}
      onClick={handleClick}
      className="cursor-pointer scroll-mt-34 border-b border-line px-4 pt-4 pb-2 transition-colors duration-150 hover:bg-sunken/40 focus-visible:-outline-offset-2 wide:px-5"
    >
      <RepostLine postId={post.id} />
      <div className="flex gap-3 wide:gap-3.5">
        <AuthorAvatar post={post} />
        <div className="min-w-0 flex-1">
          <PostHeader post={post} />
          <PostContent post={post} isEager={place !== undefined && place.index < EAGER} />
          <HiddenSlot post={post} />
          <NoteSlot post={post} />
          <PostActions post={post} isIndented />
        </div>
      </div>
    </article>
  );
};
