import type { PostView } from '@house/contract/posts';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { classes } from '#ui';
import { useBookmarkToggle } from './api.ts';
import { texts } from './texts.ts';

/** For the card's slot. The ribbon drops into place when a post is saved. */
export const BookmarkButton = ({ post }: { readonly post: PostView }) => {
  const toggle = useBookmarkToggle(post);
  const [isFresh, setFresh] = useState(false);
  const label = post.bookmarked ? texts.remove : texts.save;
  return (
    <button
      type="button"
      data-act="bookmark"
      aria-pressed={post.bookmarked}
      aria-label={label}
      title={label}
      onClick={() => {
        setFresh(!post.bookmarked);
        toggle();
      }}
      className={classes(
        'inline-flex size-11 items-center justify-center rounded-full transition-colors duration-150 hover:bg-accent-soft hover:text-accent-ink',
        post.bookmarked ? 'text-accent-ink' : 'text-ink-2',
      )}
    >
      <Bookmark
        aria-hidden="true"
        onAnimationEnd={() => setFresh(false)}
        className={classes('size-5', post.bookmarked && 'fill-current', isFresh && post.bookmarked && 'animate-ribbon')}
      />
    </button>
  );
};
