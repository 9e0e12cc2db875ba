import { useSyncExternalStore } from 'react';
import { fullTime, relativeTime, timeUntil } from './relative-time.ts';

const TICK_MS = 30_000;

// One clock for every date on the screen.
let now = Date.now();
let timer: number | undefined;
const listeners = new Set<() => void>();

const tick = () => {
  now = Date.now();
  for (const listener of listeners) listener();
};

const watch = (listener: () => void) => {
  if (listeners.size === 0) timer = window.setInterval(tick, TICK_MS);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.clearInterval(timer);
  };
};

/** What was posted after the last tick is not from the future. */
const read = (at: number) => Math.max(now, at);

interface TimeAgoProps {
  readonly at: string;
  readonly className?: string;
  /** Some screens count in their own way. */
  readonly format?: (iso: string, now: number) => string;
}

/** How long ago, with the whole date as its title. */
export const TimeAgo = ({ at, className, format = relativeTime }: TimeAgoProps) => {
  const clock = useSyncExternalStore(watch, () => read(Date.parse(at)), Date.now);
  return (
    <time dateTime={at} title={fullTime(at)} className={className}>
      {format(at, clock)}
    </time>
  );
};

/** How long still, with the whole date as its title. */
export const TimeUntil = ({ at, className }: Omit<TimeAgoProps, 'format'>) => {
  const clock = useSyncExternalStore(watch, () => now, Date.now);
  return (
    <time dateTime={at} title={fullTime(at)} className={className}>
      {timeUntil(at, clock)}
    </time>
  );
};
