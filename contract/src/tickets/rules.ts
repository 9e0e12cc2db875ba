import type { SaleState } from './views.ts';
import { LEAST_MINUTES, START_GRACE_HOURS } from './limits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface StreamFate {
  readonly state: 'scheduled' | 'live' | 'ended';
  readonly scheduledFor: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** An operator has taken it away. */
  readonly isHidden: boolean;
}

/** Whether a stream has happened, as far as those are concerned who paid for it. Null: it is gone. */
export const fateOf = (stream: StreamFate | null, now: Date): SaleState => {
  if (stream === null || stream.isHidden) return 'off';
  const { state, scheduledFor, startedAt, endedAt } = stream;
  if (state === 'live') return 'open';
  if (state === 'scheduled')
    return now.getTime() > scheduledFor.getTime() + START_GRACE_HOURS * HOUR_MS ? 'off' : 'open';
  if (startedAt === null || endedAt === null) return 'off';
  // Whoever comes at the time that was announced has to find it: what is over by then was for nobody.
  const from = Math.max(startedAt.getTime(), scheduledFor.getTime());
  return endedAt.getTime() - from >= LEAST_MINUTES * MINUTE_MS ? 'happened' : 'off';
};
