import { OutboundError, type Clock } from '#kernel';

const KEPT_MS = 10 * 60_000;
/** Who did not answer may be back. */
const AWAY_MS = 60_000;
const MOST = 5_000;

/** What could not be fetched is not asked for again at once: whoever sends rubbish would make us ask all day. */
export class RecentFailures {
  private readonly until = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  has(uri: string): boolean {
    const until = this.until.get(uri);
    if (until === undefined) return false;
    if (until > this.clock.now().getTime()) return true;
    this.until.delete(uri);
    return false;
  }

  add(uri: string, cause?: unknown): void {
    const [oldest] = this.until.keys();
    if (this.until.size >= MOST && oldest !== undefined) this.until.delete(oldest);
    this.until.delete(uri);
    this.until.set(uri, this.clock.now().getTime() + (cause instanceof OutboundError ? AWAY_MS : KEPT_MS));
  }
}
