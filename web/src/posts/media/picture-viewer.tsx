import type { MediaView } from '@wagram/contract/media';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { classes, dialogOpener } from '#ui';
import { blurOf } from './blur.ts';
import './viewer.css';
import { texts } from '../texts.ts';
import { useZoom } from './use-zoom.ts';

const words = texts.viewer;
const BUTTON =
  'inline-flex size-11 items-center justify-center rounded-full bg-black/45 text-white backdrop-blur transition-colors duration-150 hover:bg-black/70 focus-visible:outline-white';

export interface Picture {
  readonly id: string;
  readonly media: MediaView;
}

const Stage = ({ media, zoom }: { readonly media: MediaView; readonly zoom: ReturnType<typeof useZoom> }) => {
  const blur = blurOf(media.thumbhash);
  const { scale, x, y } = zoom.zoom;
  return (
    <div
      {...zoom.props}
      className={classes(
        'absolute inset-0 flex touch-none items-center justify-center overflow-hidden select-none',
        zoom.isZoomed ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
      )}
    >
      <img
        key={media.url}
        src={media.url}
        {...(media.srcset === null ? {} : { srcSet: media.srcset, sizes: '100vw' })}
        alt={media.alt ?? ''}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        draggable={false}
        className="size-auto max-h-full max-w-full animate-fade bg-contain object-contain"
        style={{
          transform: `translate(${x}px, ${y + zoom.pull}px) scale(${scale})`,
          opacity: 1 - Math.min(0.6, zoom.pull / 400),
          ...(blur === null ? {} : { backgroundImage: `url(${blur})`, backgroundSize: '100% 100%' }),
        }}
      />
    </div>
  );
};

/** TLK-01: a video of an album. It has its own controls, and is not drawn larger. */
const Film = ({ media }: { readonly media: MediaView }) => (
  <video
    key={media.url}
    src={media.url}
    {...(media.poster_url === null ? {} : { poster: media.poster_url })}
    aria-label={media.alt ?? texts.card.video}
    controls
    playsInline
    className="absolute inset-0 size-full animate-fade object-contain"
  />
);

/** Which picture of the list is shown; arrows stop at both ends. */
const usePictures = (pictures: readonly Picture[], start: string) => {
  const [index, setIndex] = useState(() => pictures.findIndex((picture) => picture.id === start));
  const go = (step: number) => {
    const next = index + step;
    if (next < 0 || next >= pictures.length) return;
    setIndex(next);
  };
  return { media: pictures[index]?.media, hasPrevious: index > 0, hasNext: index < pictures.length - 1, go };
};

const Controls = ({ zoom, canZoom }: { readonly zoom: ReturnType<typeof useZoom>; readonly canZoom: boolean }) => (
  <div className="absolute end-3 top-[max(0.75rem,env(safe-area-inset-top))] flex gap-2">
    {canZoom && (
      <button
        type="button"
        aria-label={zoom.isZoomed ? words.zoomOut : words.zoomIn}
        onClick={() => zoom.toggle()}
        className={BUTTON}
      >
        {zoom.isZoomed ? <ZoomOut className="size-5" /> : <ZoomIn className="size-5" />}
      </button>
    )}
    <Dialog.Close aria-label={words.close} className={BUTTON}>
      <X className="size-5" />
    </Dialog.Close>
  </div>
);

interface PictureViewerProps {
  readonly pictures: readonly Picture[];
  readonly start: string;
  readonly onClose: () => void;
}

/** The whole picture, on black in both themes. Esc, the cross or a pull downwards closes it. */
export const PictureViewer = ({ pictures, start, onClose }: PictureViewerProps) => {
  const { media, hasPrevious, hasNext, go } = usePictures(pictures, start);
  const move = (step: -1 | 1) => {
    zoom.reset();
    go(step);
  };
  const zoom = useZoom({ onClose, onSide: move });
  const isFilm = media?.kind === 'video';
  // A finger on a video is its controls'.
  const arrow = classes(BUTTON, 'absolute inset-y-0 my-auto', !isFilm && 'max-wide:hidden');
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-black/96" />
        <Dialog.Content
          aria-describedby={undefined}
          data-viewer
          onKeyDown={handleKey}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            dialogOpener()?.focus({ preventScroll: true });
          }}
          className="fixed inset-0 z-50 focus-visible:outline-none"
        >
          <Dialog.Title className="sr-only">{media?.alt ?? words.title}</Dialog.Title>
          {media !== undefined && (isFilm ? <Film media={media} /> : <Stage media={media} zoom={zoom} />)}
          <Controls zoom={zoom} canZoom={!isFilm} />
          {hasPrevious && (
            <button
              type="button"
              aria-label={words.previous}
              onClick={() => move(-1)}
              className={classes(arrow, 'start-3')}
            >
              <ChevronLeft className="size-6" />
            </button>
          )}
          {hasNext && (
            <button type="button" aria-label={words.next} onClick={() => move(1)} className={classes(arrow, 'end-3')}>
              <ChevronRight className="size-6" />
            </button>
          )}
          {media?.alt && (
            <p
              dir="auto"
              className="pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-black/90 via-black/70 to-transparent px-6 pt-14 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-center text-sm text-white"
            >
              {media.alt}
            </p>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
