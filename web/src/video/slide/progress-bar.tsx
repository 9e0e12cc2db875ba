import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { classes } from '#ui';
import { clockTime } from '../camera/camera.ts';
import { bufferedPart, lengthOf, seekBy, seekTo } from './seek.ts';
import { texts } from '../texts.ts';

const words = texts.feed;
const HEARD = ['timeupdate', 'progress', 'loadedmetadata', 'durationchange', 'seeking'] as const;

interface BarProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Seconds, as the server knows them: before the browser does. */
  readonly told: number | null;
  /** Another file has another length. */
  readonly url: string;
}

/** Drawn without React, many times a second. */
const useDrawn = ({ video, told, url }: BarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const shown = video.current;
    if (shown === null) return undefined;
    const draw = () => {
      const length = lengthOf(shown, told);
      const { current } = bar;
      if (current === null || length === null) return;
      current.style.setProperty('--played', String(Math.min(1, shown.currentTime / length)));
      current.style.setProperty('--there', String(bufferedPart(shown, length)));
      const time = words.time(clockTime(shown.currentTime), clockTime(length));
      if (current.getAttribute('aria-valuetext') === time) return;
      current.setAttribute('aria-valuemax', String(Math.round(length)));
      current.setAttribute('aria-valuenow', String(Math.floor(shown.currentTime)));
      current.setAttribute('aria-valuetext', time);
      if (label.current !== null) label.current.textContent = time;
    };
    draw();
    for (const name of HEARD) shown.addEventListener(name, draw);
    return () => {
      for (const name of HEARD) shown.removeEventListener(name, draw);
    };
  }, [video, told, url]);
  return { bar, label };
};

const FAR = 5;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, PageUp: FAR, PageDown: -FAR };
const isMirrored = (element: HTMLElement): boolean => getComputedStyle(element).direction === 'rtl';

/** Up and down stay with the feed: they lead to the next video. */
const handleKey = (event: KeyboardEvent<HTMLElement>, video: HTMLVideoElement | null): void => {
  const length = lengthOf(video, null);
  const steps = STEPS[event.key];
  const isEnd = event.key === 'Home' || event.key === 'End';
  if (video === null || length === null || (steps === undefined && !isEnd)) return;
  event.preventDefault();
  if (steps === undefined) return seekTo(video, length, event.key === 'Home' ? 0 : length);
  const isTurned = event.key.startsWith('Arrow') && isMirrored(event.currentTarget);
  seekBy(video, isTurned ? -steps : steps);
};

/** STG-03: how far it has come, how much of it is here, and where one wants to be. */
export const ProgressBar = (props: BarProps) => {
  const { video, told } = props;
  const { bar, label } = useDrawn(props);
  const [isHeld, setHeld] = useState(false);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const length = lengthOf(video.current, told);
    if (video.current === null || length === null) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientX - left) / Math.max(1, width);
    seekTo(video.current, length, length * (isMirrored(event.currentTarget) ? 1 - part : part));
  };
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld(true);
    follow(event);
  };
  const line = 'absolute inset-0 origin-left rounded-full rtl:origin-right';
  return (
    <div
      ref={bar}
      role="slider"
      tabIndex={0}
      aria-label={words.position}
      aria-valuemin={0}
      aria-valuemax={Math.round(told ?? 0)}
      aria-valuenow={0}
      onPointerDown={handleDown}
      onPointerMove={(event) => isHeld && follow(event)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      onKeyDown={(event) => handleKey(event, video.current)}
      className="group absolute inset-x-0 bottom-0 z-20 flex h-6 cursor-pointer touch-none items-end pb-0.5 focus-visible:outline-none wide:inset-x-5 wide:bottom-1.5 wide:items-center wide:pb-0"
    >
      <span
        ref={label}
        aria-hidden="true"
        className={classes(
          'tabular pointer-events-none absolute start-1/2 bottom-[36dvh] -translate-x-1/2 rounded-full bg-black/75 px-4 py-1.5 text-lg font-semibold whitespace-nowrap text-white transition-opacity duration-150 rtl:translate-x-1/2',
          !isHeld && 'opacity-0 group-focus-visible:opacity-100',
        )}
      />
      <span
        className={classes(
          'relative block w-full overflow-hidden rounded-full bg-white/30 transition-[height] duration-150 group-hover:h-1.5 group-focus-visible:h-2',
          isHeld ? 'h-2' : 'h-0.75',
        )}
      >
        <span className={classes(line, 'scale-x-(--there) bg-white/45')} />
        <span className={classes(line, 'scale-x-(--played) bg-white group-focus-visible:bg-accent')} />
      </span>
    </div>
  );
};
