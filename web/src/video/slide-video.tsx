import type { MediaView } from '@wagram/contract/media';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { logWarning } from '#kernel';
import { classes } from '#ui';
import { texts } from './texts.ts';

const words = texts.feed;

interface SlideVideoProps {
  readonly media: MediaView;
  readonly title: string;
  readonly shouldPlay: boolean;
  readonly isMuted: boolean;
  readonly preload: 'auto' | 'metadata' | 'none';
  readonly onTap: (isPlaying: boolean) => void;
  /** The browser does not let it begin with sound before somebody has touched the page. */
  readonly onMustMute: () => void;
}

const usePlaying = ({ media: { url }, shouldPlay, isMuted, onMustMute }: SlideVideoProps) => {
  const extras = useRef<HTMLVideoElement>(null);
  const mustMute = useRef(onMustMute);
  mustMute.current = onMustMute;
  useEffect(() => {
    const shown = extras.current;
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
  }, [shouldPlay, isMuted, url]);
  return extras;
};

/** What is about as tall as the screen fills it; the rest is shown whole. */
const isUpright = ({ width, height }: MediaView): boolean =>
  width !== null && height !== null && height / width > 1.6 && height / width < 2.2;

/** How far it has come: drawn without React, many times a second. */
const Bar = ({ bar }: { readonly bar: React.RefObject<HTMLDivElement | null> }) => (
  <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.75 bg-white/25">
    <div ref={bar} className="h-full w-full origin-left scale-x-0 bg-white rtl:origin-right" />
  </div>
);

const Backdrop = ({ url }: { readonly url: string }) => (
  <img
    src={url}
    alt=""
    loading="lazy"
    className="absolute inset-0 size-full scale-110 object-cover opacity-45 blur-2xl"
  />
);

/** The picture itself. A tap on it is the feed's to understand. */
export const SlideVideo = (props: SlideVideoProps) => {
  const { media, title, preload, isMuted, onTap } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const extras = usePlaying(props);
  if (broken === media.url) {
    return (
      <p className="absolute inset-0 flex items-center justify-center px-8 text-center text-white/80">{words.broken}</p>
    );
  }
  const handleTime = () => {
    const { currentTime = 0, duration = 0 } = extras.current ?? {};
    const part = Number.isFinite(duration) && duration > 0 ? currentTime / duration : 0;
    if (bar.current !== null) bar.current.style.transform = `scaleX(${part})`;
  };
  return (
    <>
      {media.poster_url !== null && <Backdrop url={media.poster_url} />}
      <video
        ref={extras}
        src={media.url}
        {...(media.poster_url === null ? {} : { poster: media.poster_url })}
        muted={isMuted}
        loop
        playsInline
        preload={preload}
        aria-label={title}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={handleTime}
        onError={() => setBroken(media.url)}
        className={classes('absolute inset-0 size-full', isUpright(media) ? 'object-cover' : 'object-contain')}
      />
      <button
        type="button"
        data-tap
        aria-label={isPlaying ? (isMuted ? words.soundOn : words.pause) : words.play}
        onClick={() => onTap(isPlaying)}
        className="absolute inset-0 flex items-center justify-center focus-visible:-outline-offset-4 focus-visible:outline-white"
      >
        {!isPlaying && (
          <span className="inline-flex size-18 items-center justify-center rounded-full bg-black/45 text-white backdrop-blur-sm">
            <Play aria-hidden="true" className="size-8 translate-x-0.5 fill-current" />
          </span>
        )}
      </button>
      <Bar bar={bar} />
    </>
  );
};
