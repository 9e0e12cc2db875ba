import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Tally } from './tally.ts';

interface Entry {
  /** Counted here, and what all processes together had counted when last asked. */
  own: number;
  all: number;
  endsAt: number;
}

type Answer = (error: Error | null, result: { current: number; ttl: number }) => void;

const SYNC_MS = 100;
const ENTRIES_MAX = 20_000;

/**
 * Counts here at once and with the other processes a moment later: no request waits for whoever adds up, and without it the
 * limits hold for each process alone (FT-06).
 */
export class SharedCounts {
  private readonly entries = new Map<string, Entry>();
  private readonly pending = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly tally: Tally,
    private readonly name = 'limit',
  ) {}

  incr(key: string, answer: Answer, windowMs: number): void {
    const now = Date.now();
    const entry = this.live(key, now, windowMs);
    entry.own += 1;
    const name = `${this.name}:${windowMs}:${key}`;
    this.pending.set(name, (this.pending.get(name) ?? 0) + 1);
    this.timer ??= setTimeout(() => void this.sync(), SYNC_MS).unref();
    answer(null, { current: Math.max(entry.own, entry.all + (this.pending.get(name) ?? 0)), ttl: entry.endsAt - now });
  }

  child(): SharedCounts {
    return new SharedCounts(this.tally, this.name);
  }

  private live(key: string, now: number, windowMs: number): Entry {
    const known = this.entries.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    if (this.entries.size >= ENTRIES_MAX) this.entries.clear();
    const entry = { own: 0, all: 0, endsAt: now + windowMs };
    this.entries.set(key, entry);
    return entry;
  }

  private async sync(): Promise<void> {
    this.timer = null;
    const counted = [...this.pending];
    this.pending.clear();
    const sums = await this.tally(counted.map(([name, count]) => [name, count, windowOf(name)]));
    counted.forEach(([name], place) => {
      const entry = this.entries.get(name.split(':').slice(2).join(':'));
      if (entry !== undefined) entry.all = Math.max(entry.all, sums[place] ?? 0);
    });
  }
}

/** As the limiter wants it: a class that it makes itself. */
export const sharedCountsOn = (tally: Tally): FastifyRateLimitStoreCtor =>
  class extends SharedCounts {
    constructor() {
      super(tally);
    }
  };

const windowOf = (name: string): number => Number(name.split(':')[1]);
