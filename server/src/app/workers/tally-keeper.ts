/** How many counts are kept before those that have ended are looked for. */
const SWEEP_AT = 20_000;

interface Count {
  sum: number;
  readonly endsAt: number;
}

/** What all workers together have counted of each name, within the window that the name tells (see kernel/http/tally). */
export class TallyKeeper {
  private readonly counts = new Map<string, Count>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The first to count starts the window. */
  add(name: string, count: number, windowMs: number): number {
    const now = this.now();
    const known = this.counts.get(name);
    if (known !== undefined && known.endsAt > now) return (known.sum += count);
    if (this.counts.size >= SWEEP_AT) this.sweep(now);
    this.counts.set(name, { sum: count, endsAt: now + windowMs });
    return count;
  }

  private sweep(now: number): void {
    for (const [name, { endsAt }] of this.counts) if (endsAt <= now) this.counts.delete(name);
    // Whoever asks under ever new names is not worth the memory of this process.
    if (this.counts.size >= SWEEP_AT) this.counts.clear();
  }
}
