import { PICTURE_SIZES } from '@wagram/contract/media';
import type { MediaView } from '@wagram/contract/media';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCaptionsOn } from '#media';
import { blurOf } from './blur.ts';
import { texts } from '../texts.ts';

// A tall picture is cut to 4:5 and a flat one to 2:1; the viewer shows the whole.
const TALLEST = 4 / 5;
const FLATTEST = 2;
const UNKNOWN = 16 / 9;

/** The shape that a medium has in a list. Fixed before it loads, so that nothing jumps. */
export const shapeOf = ({ width, height }: Pick<MediaView, 'width' | 'height'>): number => {
  if (width === null || height === null || height === 0) return UNKNOWN;
  return Math.min(FLATTEST, Math.max(TALLEST, width / height));
};

const Frame = ({ media, children }: { readonly media: MediaView; readonly children: ReactNode }) => {
  const blur = blurOf(media.thumbhash);
  return (
    <div
      className="relative mt-3 max-h-[min(34rem,80dvh)] w-full overflow-hidden rounded-2xl bg-sunken bg-cover bg-center outline-1 -outline-offset-1 outline-ink/10"
      style={{ aspectRatio: shapeOf(media), ...(blur === null ? {} : { backgroundImage: `url(${blur})` }) }}
    >
      {children}
    </div>
  );
};

interface MediaProps {
  readonly media: MediaView;
  readonly onOpen?: (() => void) | undefined;
  readonly isEager?: boolean;
}

const Picture = ({ media, onOpen, isEager = false, onBroken }: MediaProps & { readonly onBroken: () => void }) => {
  const picture = (
    <img
      src={media.url}
      {...(media.srcset === null ? {} : { srcSet: media.srcset })}
      sizes={PICTURE_SIZES}
      alt={media.alt ?? ''}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={onBroken}
      className="size-full object-cover"
    />
  );
  if (onOpen === undefined) return picture;
  return (
    <button
      type="button"
      aria-label={texts.card.openImage(media.alt ?? texts.card.image)}
      onClick={onOpen}
      className="block size-full cursor-zoom-in focus-visible:-outline-offset-4"
    >
      {picture}
    </button>
  );
};

const Captions = ({ captions: { url, language } }: { readonly captions: NonNullable<MediaView['captions']> }) => (
  <track kind="captions" src={url} srcLang={language} label={language} default={useCaptionsOn()} />
);

const Film = ({ media, onBroken }: { readonly media: MediaView; readonly onBroken: () => void }) => (
  <video
    src={media.url}
    {...(media.poster_url === null ? {} : { poster: media.poster_url })}
    aria-label={media.alt ?? texts.card.video}
    controls
    playsInline
    preload="none"
    onError={onBroken}
    className="size-full bg-black object-contain"
  >
    {media.captions !== undefined && <Captions captions={media.captions} />}
  </video>
);

/** POST-01: an image or a video in its place. Broken media hides itself. */
export const MediaFrame = ({ media, onOpen, isEager = false }: MediaProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === media.url) return null;
  const handleBroken = () => setBroken(media.url);
  return (
    <Frame media={media}>
      {media.kind === 'image' ? (
        <Picture media={media} onOpen={onOpen} isEager={isEager} onBroken={handleBroken} />
      ) : (
        <Film media={media} onBroken={handleBroken} />
      )}
    </Frame>
  );
};
