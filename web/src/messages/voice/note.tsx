import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { classes } from '#ui';
import { texts } from '../texts.ts';
import { usePeaks } from './use-peaks.ts';
import { clockText } from './waveform.ts';

const words = texts.voice;
const BARS = 36;
const FLAT: readonly number[] = Array.from({ length: BARS }, () => 0.12);

// One voice at a time.
let playing: HTMLAudioElement | null = null;

const usePlayer = (length: number) => {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = 0;
    const follow = () => {
      setAt(audio.current?.currentTime ?? 0);
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  const toggle = () => {
    const sound = audio.current;
    if (sound === null) return;
    if (isPlaying) return sound.pause();
    if (playing !== sound) playing?.pause();
    playing = sound;
    sound.play().catch(() => setBroken(true));
  };
  const seek = (event: ChangeEvent<HTMLInputElement>) => {
    const to = (Number(event.target.value) / 100) * length;
    if (audio.current !== null) audio.current.currentTime = to;
    setAt(to);
  };
  const props = {
    ref: audio,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => {
      setPlaying(false);
      setAt(0);
    },
    onError: () => setBroken(true),
  };
  return { isPlaying, isBroken, at, toggle, seek, props };
};

const Bars = ({ peaks, share }: { readonly peaks: readonly number[]; readonly share: number }) => (
  <span aria-hidden="true" className="pointer-events-none absolute inset-0 flex items-center gap-[2px]">
    {peaks.map((peak, index) => (
      <span
        key={index}
        className={classes('w-full rounded-full bg-current', index / peaks.length >= share && 'opacity-40')}
        style={{ height: `${Math.max(12, peak * 100)}%` }}
      />
    ))}
  </span>
);

interface VoiceNoteProps {
  readonly url: string;
  readonly duration: number;
  /** When it was said, at the end of its line. */
  readonly children: ReactNode;
}

/** A voice: played, paused, and entered anywhere along its waves. */
export const VoiceNote = ({ url, duration, children }: VoiceNoteProps) => {
  const length = Math.max(duration, 0.1);
  const { isPlaying, isBroken, at, toggle, seek, props } = usePlayer(length);
  const peaks = usePeaks(url, BARS) ?? FLAT;
  const share = Math.min(1, at / length);
  return (
    <div className="flex w-60 max-w-full items-center gap-3 py-0.5" data-voice={isPlaying ? 'playing' : 'still'}>
      <audio {...props} src={url} preload="none" />
      <button
        type="button"
        aria-label={isPlaying ? words.pause : words.play}
        disabled={isBroken}
        onClick={toggle}
        className="relative inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-current/15 before:absolute before:-inset-1 disabled:opacity-50"
      >
        {isPlaying ? (
          <Pause aria-hidden="true" className="size-5 fill-current" />
        ) : (
          <Play aria-hidden="true" className="ms-0.5 size-5 fill-current" />
        )}
      </button>
      <div className="min-w-0 flex-1">
        <div className="relative h-7">
          <Bars peaks={peaks} share={share} />
          <input
            type="range"
            min={0}
            max={100}
            step={1}
            value={Math.round(share * 100)}
            onChange={seek}
            aria-label={words.seek}
            aria-valuetext={clockText(at)}
            className="absolute inset-0 w-full cursor-pointer opacity-0"
          />
        </div>
        <p className="tabular flow-root text-xs leading-5">
          {isBroken ? words.broken : clockText(at > 0 ? at : duration)}
          {children}
        </p>
      </div>
    </div>
  );
};
