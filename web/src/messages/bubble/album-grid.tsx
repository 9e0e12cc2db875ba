import type { MediaView } from '@wagram/contract/media';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { blurOf } from '#posts';
import { classes } from '#ui';
import { texts } from '../texts.ts';

/** How many stand in each row, by how many there are. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  2: [2],
  3: [1, 2],
  4: [2, 2],
  5: [2, 3],
  6: [3, 3],
  7: [2, 2, 3],
  8: [2, 3, 3],
  9: [3, 3, 3],
};
const SHAPES: Readonly<Record<number, string>> = {
  1: 'col-span-6 aspect-[16/9]',
  2: 'col-span-3 aspect-[4/3]',
  3: 'col-span-2 aspect-square',
};

const shapeAt = (place: number, of: number): string => {
  const rows = ROWS[of] ?? [2, 2, 3, 3];
  const inRow = rows.flatMap((count) => Array.from({ length: count }, () => count))[place];
  return SHAPES[inRow ?? 3] ?? '';
};

interface TileProps {
  readonly media: MediaView;
  readonly place: number;
  readonly of: number;
  readonly onOpen: (place: number) => void;
}

const Tile = ({ media, place, of, onOpen }: TileProps) => {
  const [isBroken, setBroken] = useState(false);
  const isVideo = media.kind === 'video';
  const blur = blurOf(media.thumbhash);
  const src = isVideo ? media.poster_url : media.url;
  return (
    <button
      type="button"
      aria-label={isVideo ? texts.album.openVideo(place + 1, of) : texts.album.openPhoto(place + 1, of)}
      onClick={() => onOpen(place)}
      style={blur === null ? undefined : { backgroundImage: `url(${blur})` }}
      className={classes(
        'relative block w-full overflow-hidden bg-black/15 bg-cover bg-center focus-visible:-outline-offset-4',
        shapeAt(place, of),
        isVideo ? 'cursor-pointer' : 'cursor-zoom-in',
      )}
    >
      {!isBroken && src !== null && (
        <img
          src={src}
          {...(media.srcset === null ? {} : { srcSet: media.srcset })}
          sizes="200px"
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {isVideo && (
        <span className="absolute inset-0 m-auto inline-flex size-8 items-center justify-center rounded-full bg-black/60 text-white">
          <Play aria-hidden="true" className="size-4 fill-current" />
        </span>
      )}
    </button>
  );
};

/** TLK-01: two to ten pictures and videos in one frame, whose shape is fixed before they load. */
export const AlbumGrid = ({ media, onOpen }: { readonly media: readonly MediaView[] } & Pick<TileProps, 'onOpen'>) => (
  <div
    role="group"
    aria-label={texts.album.name(media.length)}
    className="grid w-full grid-cols-6 gap-0.5 overflow-hidden"
  >
    {media.map((one, place) => (
      <Tile key={one.url} media={one} place={place} of={media.length} onOpen={onOpen} />
    ))}
  </div>
);
