import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';

interface Entry {
  /** Counted here, and what all processes together had counted when last asked. */
  own: number;
  all: number;
  endsAt: number;
}

type Answer = (error: Error | null, result: { current: number; ttl: number }) => void;

const SYNC_MS = 100;
const ENTRIES_MAX = 20_000;

/** Adds what was counted here and answers the sum of everybody; the first to count starts the window. */
const ADD = `
  local sum = redis.call('INCRBY', KEYS[1], ARGV[1])
  if sum == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return sum`;

/**
 * Counts here at once and with the other processes a moment later: no request waits for Redis, and without it the limits
 * hold for each process alone (FT-06).
 */
export class SharedCounts {
  private readonly entries = new Map<string, Entry>();
  private readonly pending = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly redis: Redis,
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
    return new SharedCounts(this.redis, this.name);
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
    if (this.redis.status !== 'ready') return;
    const pipeline = this.redis.pipeline();
    for (const [name, count] of counted) pipeline.eval(ADD, 1, name, count, windowOf(name));
    const results = await pipeline.exec().catch(() => null);
    results?.forEach(([error, sum], index) => {
      const name = counted[index]?.[0] ?? '';
      const entry = this.entries.get(name.split(':').slice(2).join(':'));
      if (error === null && entry !== undefined) entry.all = Math.max(entry.all, Number(sum));
    });
  }
}

/** As the limiter wants it: a class that it makes itself. */
export const sharedCountsOn = (redis: Redis): FastifyRateLimitStoreCtor =>
  class extends SharedCounts {
    constructor() {
      super(redis);
    }
  };

const windowOf = (name: string): number => Number(name.split(':')[1]);
