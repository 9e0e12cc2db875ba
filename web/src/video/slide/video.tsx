import type { MediaView } from '@wagram/contract/media';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { logWarning } from '#kernel';
import { classes } from '#ui';
import { Hearts, useHearts } from './hearts.tsx';
import { texts } from '../texts.ts';
import { useTaps } from './use-taps.ts';

const words = texts.feed;

interface SlideVideoProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly media: MediaView;
  readonly title: string;
  readonly shouldPlay: boolean;
  readonly isMuted: boolean;
  readonly preload: 'auto' | 'metadata' | 'none';
  readonly onTap: (isPlaying: boolean) => void;
  /** False where a guest was asked to sign in instead. */
  readonly onLike: () => boolean;
  /** The browser does not let it begin with sound before somebody has touched the page. */
  readonly onMustMute: () => void;
}

const usePlaying = ({ video, media: { url }, shouldPlay, isMuted, onMustMute }: SlideVideoProps): void => {
  const mustMute = useRef(onMustMute);
  mustMute.current = onMustMute;
  useEffect(() => {
    const shown = video.current;
    if (shown === null) return;
    // React does not write this attribute after the first time.
    shown.muted = isMuted;
    if (!shouldPlay) return shown.pause();
    shown.play().catch((cause: unknown) => {
      const name = cause instanceof DOMException ? cause.name : '';
      if (name === 'NotAllowedError' && !isMuted) mustMute.current();
      // Scrolled past before it began.
      else if (name !== 'AbortError') logWarning('A video did not begin', cause);
    });
    // A better form of the same video has another address, and begins from its start.
  }, [video, shouldPlay, isMuted, url]);
};

/** What is about as tall as the screen fills it; the rest is shown whole. */
const isUpright = ({ width, height }: MediaView): boolean =>
  width !== null && height !== null && height / width > 1.6 && height / width < 2.2;

const Backdrop = ({ url }: { readonly url: string }) => (
  <img
    src={url}
    alt=""
    loading="lazy"
    className="absolute inset-0 size-full scale-110 object-cover opacity-45 blur-2xl"
  />
);

/** Read by the browser alone: the words are drawn above the title. */
const CaptionsTrack = ({ captions }: { readonly captions: NonNullable<MediaView['captions']> }) => (
  <track key={captions.url} kind="captions" src={captions.url} srcLang={captions.language} label={captions.language} />
);

interface SurfaceProps extends Pick<SlideVideoProps, 'isMuted' | 'onTap' | 'onLike'> {
  readonly isPlaying: boolean;
}

/** All of the picture takes taps: one plays and pauses, two like and never take a like back. */
const Surface = ({ isPlaying, isMuted, onTap, onLike }: SurfaceProps) => {
  const surface = useRef<HTMLButtonElement>(null);
  const { bursts, add, drop } = useHearts();
  const handleClick = useTaps({
    onTap: () => onTap(isPlaying),
    onDoubleTap: (x, y) => {
      const { left = 0, top = 0 } = surface.current?.getBoundingClientRect() ?? {};
      if (onLike()) add(x - left, y - top);
    },
  });
  return (
    <>
      <button
        ref={surface}
        type="button"
        data-tap
        aria-label={isPlaying ? (isMuted ? words.soundOn : words.pause) : words.play}
        onClick={handleClick}
        className="absolute inset-0 flex touch-manipulation items-center justify-center select-none focus-visible:-outline-offset-4 focus-visible:outline-white"
      >
        {!isPlaying && (
          <span className="inline-flex size-18 items-center justify-center rounded-full bg-black/45 text-white backdrop-blur-sm">
            <Play aria-hidden="true" className="size-8 translate-x-0.5 fill-current" />
          </span>
        )}
      </button>
      <Hearts bursts={bursts} onEnd={drop} />
    </>
  );
};

/** The picture itself. A tap on it is the feed's to understand. */
export const SlideVideo = (props: SlideVideoProps) => {
  const { video, media, title, preload, isMuted, onTap, onLike } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  usePlaying(props);
  if (broken === media.url) {
    return (
      <p className="absolute inset-0 flex items-center justify-center px-8 text-center text-white/80">{words.broken}</p>
    );
  }
  return (
    <>
      {media.poster_url !== null && <Backdrop url={media.poster_url} />}
      <video
        ref={video}
        src={media.url}
        {...(media.poster_url === null ? {} : { poster: media.poster_url })}
        muted={isMuted}
        loop
        playsInline
        preload={preload}
        aria-label={media.alt ?? title}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setBroken(media.url)}
        className={classes('absolute inset-0 size-full', isUpright(media) ? 'object-cover' : 'object-contain')}
      >
        {media.captions !== undefined && <CaptionsTrack captions={media.captions} />}
      </video>
      <Surface isPlaying={isPlaying} isMuted={isMuted} onTap={onTap} onLike={onLike} />
    </>
  );
};
