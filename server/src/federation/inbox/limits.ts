import type { FederationApp } from '../state.ts';

/** Activities that one server may send in a minute, to each of our processes. */
export const MOST_ACTIVITIES = 600;
const MINUTE_MS = 60_000;

/** What each has done in this minute; a flood of one leaves the others heard. */
export class HostCounts {
  private counts = new Map<string, number>();
  private since = 0;

  constructor(private readonly most: number) {}

  isAllowed(host: string, now: Date): boolean {
    if (now.getTime() - this.since >= MINUTE_MS) {
      this.counts = new Map();
      this.since = now.getTime();
    }
    const count = (this.counts.get(host) ?? 0) + 1;
    this.counts.set(host, count);
    return count <= this.most;
  }
}

export const isHostAllowed = ({ hostCounts, clock }: FederationApp, host: string): boolean =>
  hostCounts.isAllowed(host, clock.now());
