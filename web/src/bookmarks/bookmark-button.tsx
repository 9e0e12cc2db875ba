import type { PostView } from '@wagram/contract/posts';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { actionClass } from '#posts';
import { classes } from '#ui';
import { useBookmarkToggle } from './api.ts';
import './motion.css';
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
      className={actionClass('accent', post.bookmarked)}
    >
      <Bookmark
        aria-hidden="true"
        onAnimationEnd={() => setFresh(false)}
        className={classes('size-5', post.bookmarked && 'fill-current', isFresh && post.bookmarked && 'ribbon-drop')}
      />
    </button>
  );
};
