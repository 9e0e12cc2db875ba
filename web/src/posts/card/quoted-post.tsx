import type { PostView, QuotedView } from '@wagram/contract/posts';
import { Link } from 'react-router';
import { BadgeMark } from '#members';
import { Avatar, classes, Handle, nameRow, ShortName, TimeAgo } from '#ui';
import { FacetText } from './text/facet-text.tsx';
import { texts } from '../texts.ts';
import { postPath } from './acts/use-share.ts';

const BOX = 'mt-3 block overflow-hidden rounded-2xl border border-line';

const Thumb = ({ quoted: { media } }: { readonly quoted: QuotedView }) => {
  if (media === null) return null;
  const src = media.kind === 'image' ? media.url : media.poster_url;
  if (src === null) return null;
  return (
    <img
      src={src}
      alt={media.alt ?? ''}
      loading="lazy"
      decoding="async"
      className="size-20 shrink-0 rounded-xl bg-sunken object-cover outline-1 -outline-offset-1 outline-ink/10"
    />
  );
};

const Words = ({ quoted }: { readonly quoted: QuotedView }) => (
  <p dir="auto" className="line-clamp-4 min-w-0 flex-1 text-[0.9375rem]/5.5 wrap-anywhere whitespace-pre-wrap">
    {quoted.warning === null ? (
      <FacetText text={quoted.content} facets={[]} />
    ) : (
      <span className="text-ink-2">{texts.warning.of(quoted.warning)}</span>
    )}
  </p>
);

/** What a composer and a card show of the post that somebody speaks of. */
export const QuotedCard = ({ quoted }: { readonly quoted: QuotedView }) => (
  <div className="px-3.5 pt-2.5 pb-3">
    <p className={classes(nameRow.row, 'mb-1 text-sm leading-6')}>
      <span className={classes(nameRow.name, 'flex items-center gap-1.5 self-center')}>
        <Avatar name={quoted.displayName} url={quoted.avatar_url} size={20} />
        <span className="min-w-0 font-semibold">
          <ShortName name={quoted.displayName} />
        </span>
        <BadgeMark badge={quoted.badge} />
      </span>
      <span className={classes(nameRow.rest, 'text-ink-3')}>
        <Handle name={quoted.username} />
        <span aria-hidden="true" className="mx-1.5">
          ·
        </span>
        <TimeAgo at={quoted.created_at} className="whitespace-nowrap" />
      </span>
    </p>
    <div className="flex items-start gap-3">
      <Words quoted={quoted} />
      {quoted.warning === null && <Thumb quoted={quoted} />}
    </div>
  </div>
);

/** SOC-02: leads to what is spoken of; where that is gone or not for the reader, it says so. */
export const QuotedPost = ({ post: { quote_of: id, quoted } }: { readonly post: PostView }) => {
  if (id === null) return null;
  if (quoted === null) {
    return <p className={classes(BOX, 'bg-sunken/50 px-3.5 py-3 text-sm text-ink-3')}>{texts.quote.gone}</p>;
  }
  return (
    <Link
      to={postPath(id)}
      aria-label={texts.quote.open(quoted.displayName)}
      className={classes(BOX, 'transition-colors duration-150 hover:bg-sunken/60')}
    >
      <QuotedCard quoted={quoted} />
    </Link>
  );
};
