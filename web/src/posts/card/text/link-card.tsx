import type { LinkCardView } from '@wagram/contract/links';
import { PICTURE_SIZES, type MediaView } from '@wagram/contract/media';
import { useState } from 'react';
import { classes } from '#ui';
import { blurOf } from '../../media/blur.ts';
import { safeUrl, shownHost } from './facet-text.tsx';

// As pages cut their pictures for cards. What is smaller or taller would be blown up or lose its half: it stands beside.
const WIDE_SHAPE = 1.91;
const WIDE_FROM = { width: 400, shape: 1.3 };
const THUMB_SIZES = '6rem';

const isWide = ({ width, height }: MediaView): boolean =>
  width !== null && height !== null && width >= WIDE_FROM.width && width / height >= WIDE_FROM.shape;

interface PictureProps {
  readonly picture: MediaView;
  readonly isEager: boolean;
  readonly onBroken: () => void;
}

/** Its shape stands before it loads. It says nothing that the words do not. */
const Picture = ({ picture, isEager, onBroken }: PictureProps) => {
  const blur = blurOf(picture.thumbhash);
  const wide = isWide(picture);
  return (
    <div
      className={classes(
        'overflow-hidden border-line bg-sunken bg-cover bg-center',
        wide ? 'w-full border-b' : 'my-3.5 ms-3.5 size-[clamp(4rem,20vw,6rem)] shrink-0 rounded-xl border',
      )}
      style={{
        ...(wide ? { aspectRatio: WIDE_SHAPE } : {}),
        ...(blur === null ? {} : { backgroundImage: `url(${blur})` }),
      }}
    >
      <img
        src={picture.url}
        {...(picture.srcset === null ? {} : { srcSet: picture.srcset })}
        sizes={wide ? PICTURE_SIZES : THUMB_SIZES}
        alt=""
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={onBroken}
        className="size-full object-cover"
      />
    </div>
  );
};

const Words = ({ card, host }: { readonly card: LinkCardView; readonly host: string }) => (
  <div className="min-w-0 flex-1 px-3.5 py-3">
    <p className="truncate text-xs/5 text-ink-3">{host}</p>
    <p dir="auto" className="line-clamp-2 text-[0.9375rem]/5.5 font-semibold wrap-anywhere">
      {card.title}
    </p>
    {card.description !== null && (
      <p dir="auto" className="mt-0.5 line-clamp-2 text-sm text-ink-2 wrap-anywhere">
        {card.description}
      </p>
    )}
  </div>
);

interface LinkCardProps {
  readonly card: LinkCardView;
  readonly isEager?: boolean;
}

/** SOC-06: the page that a post links to, in its own words. It leads where the link in the text leads, and names the host. */
export const LinkCard = ({ card, isEager = false }: LinkCardProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const url = safeUrl(card.url);
  if (url === null) return null;
  const picture = card.picture?.url === broken ? null : card.picture;
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener nofollow ugc"
      className={classes(
        'mt-3 overflow-hidden rounded-2xl border border-line transition-colors duration-150 hover:bg-sunken/60',
        picture === null || isWide(picture) ? 'block' : 'flex items-center',
      )}
    >
      {picture !== null && <Picture picture={picture} isEager={isEager} onBroken={() => setBroken(picture.url)} />}
      <Words card={card} host={shownHost(url)} />
    </a>
  );
};
