import type { MediaView } from '@wagram/contract/media';
import { useState } from 'react';
import { classes } from '#ui';
import { blurOf } from './blur.ts';
import { texts } from '../texts.ts';

interface GridProps {
  readonly media: readonly MediaView[];
  readonly isEager: boolean;
  readonly onOpen: (place: number) => void;
}

/** Of three the first is tall. */
const spanOf = (place: number, of: number): string => (of === 3 && place === 0 ? 'row-span-2' : '');

const Tile = ({ media, place, of, isEager, onOpen }: Omit<GridProps, 'media'> & TileProps) => {
  const [isBroken, setBroken] = useState(false);
  const blur = blurOf(media.thumbhash);
  const words = media.alt ?? texts.card.imageOf(place + 1, of);
  return (
    <button
      type="button"
      aria-label={texts.card.openImage(words)}
      onClick={() => onOpen(place)}
      style={blur === null ? undefined : { backgroundImage: `url(${blur})` }}
      className={classes(
        'relative block size-full cursor-zoom-in overflow-hidden bg-sunken bg-cover bg-center focus-visible:-outline-offset-4',
        spanOf(place, of),
      )}
    >
      {!isBroken && (
        <img
          src={media.url}
          {...(media.srcset === null ? {} : { srcSet: media.srcset })}
          sizes="(width >= 64rem) 260px, 50vw"
          alt={media.alt ?? ''}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </button>
  );
};

interface TileProps {
  readonly media: MediaView;
  readonly place: number;
  readonly of: number;
}

/** SOC-03: two to four pictures in one frame, whose shape is fixed before they load. */
export const PictureGrid = ({ media, isEager, onOpen }: GridProps) => (
  <div
    className={classes(
      'mt-3 grid aspect-video w-full grid-cols-2 gap-0.5 overflow-hidden rounded-2xl outline-1 -outline-offset-1 outline-ink/10',
      media.length > 2 && 'grid-rows-2',
    )}
  >
    {media.map((one, place) => (
      <Tile key={one.url} media={one} place={place} of={media.length} isEager={isEager} onOpen={onOpen} />
    ))}
  </div>
);
