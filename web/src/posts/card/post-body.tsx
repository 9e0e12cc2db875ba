import type { PostView } from '@wagram/contract/posts';
import { useLayoutEffect, useRef, useState } from 'react';
import { classes } from '#ui';
import { WordsSlot, type Wording } from '../slots.tsx';
import { FacetText } from './text/facet-text.tsx';
import { texts } from '../texts.ts';

interface PostBodyProps {
  readonly post: PostView;
  /** On its own page a post is larger and whole. */
  readonly isLarge?: boolean;
}

interface FoldedProps {
  readonly shown: Wording;
  readonly isLarge: boolean;
}

/** Folded past twelve lines. Measured before the first paint, so that nothing jumps. */
const Folded = ({ shown, isLarge }: FoldedProps) => {
  const text = useRef<HTMLParagraphElement>(null);
  const [isWhole, setWhole] = useState(isLarge);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const drawn = text.current;
    if (drawn !== null && !isWhole) setCut(drawn.scrollHeight > drawn.clientHeight + 1);
  }, [shown.text, isWhole]);
  return (
    <div>
      <p
        ref={text}
        dir="auto"
        lang={shown.lang ?? undefined}
        className={classes(
          'wrap-anywhere whitespace-pre-wrap',
          isLarge ? 'text-lg' : 'text-[0.9375rem]/5.5 wide:text-[1rem]/6',
          !isWhole && 'line-clamp-12',
        )}
      >
        <FacetText text={shown.text} facets={shown.facets} />
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

export const PostBody = ({ post, isLarge = false }: PostBodyProps) => (
  <WordsSlot of={{ post_id: post.id }} content={post.content} facets={post.facets}>
    {(shown) => <Folded shown={shown} isLarge={isLarge} />}
  </WordsSlot>
);
