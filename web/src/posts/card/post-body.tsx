import type { PostView } from '@wagram/contract/posts';
import { useLayoutEffect, useRef, useState } from 'react';
import { classes } from '#ui';
import { FacetText } from './text/facet-text.tsx';
import { texts } from '../texts.ts';

interface PostBodyProps {
  readonly post: PostView;
  /** On its own page a post is larger and whole. */
  readonly isLarge?: boolean;
}

/** Folded past twelve lines. Measured before the first paint, so that nothing jumps. */
export const PostBody = ({ post, isLarge = false }: PostBodyProps) => {
  const text = useRef<HTMLParagraphElement>(null);
  const [isWhole, setWhole] = useState(isLarge);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const shown = text.current;
    if (shown !== null && !isWhole) setCut(shown.scrollHeight > shown.clientHeight + 1);
  }, [post.content, isWhole]);
  return (
    <div>
      <p
        ref={text}
        dir="auto"
        className={classes(
          'wrap-anywhere whitespace-pre-wrap',
          isLarge ? 'text-lg' : 'text-[0.9375rem]/5.5 wide:text-[1rem]/6',
          !isWhole && 'line-clamp-12',
        )}
      >
        <FacetText text={post.content} facets={post.facets} />
      </p>
      {isCut && !isWhole && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="-mx-1 -mb-1 min-h-9 rounded-lg px-1 text-sm font-semibold text-accent-ink hover:underline"
        >
          {texts.card.showMore}
        </button>
      )}
    </div>
  );
};
