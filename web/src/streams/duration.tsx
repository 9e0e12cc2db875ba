import { useEffect, useState } from 'react';
import { serverNow } from '#kernel';
import { classes } from '#ui';
import { texts } from './texts.ts';

const SECOND_MS = 1_000;

/** '0:07', '12:34', '1:02:03'. */
export const lengthText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const two = (part: number): string => String(part % 60).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
};

/** How long a stream was live; null while it is. */
export const lengthOf = (stream: { started_at: string | null; ended_at: string | null }): string | null =>
  stream.started_at === null || stream.ended_at === null
    ? null
    : lengthText(Date.parse(stream.ended_at) - Date.parse(stream.started_at));

/** Told anew at each full second of the stream, out of the clock: what is only counted falls behind in a sleeping tab. */
const useElapsed = (since: number): number => {
  const [elapsed, setElapsed] = useState(() => serverNow() - since);
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      const now = Math.max(0, serverNow() - since);
      setElapsed(now);
      timer = window.setTimeout(tick, SECOND_MS - (now % SECOND_MS));
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [since]);
  return elapsed;
};

/** STG-01: how long it has been live. */
export const LiveDuration = ({ since, className }: { readonly since: string; readonly className?: string }) => {
  const text = lengthText(useElapsed(Date.parse(since)));
  return (
    <span role="timer" aria-label={texts.stage.liveFor(text)} className={classes('tabular shrink-0', className)}>
      {text}
    </span>
  );
};
