/** Each class of times is a fifth longer than the one before, from a tenth of a millisecond to half a minute and beyond. */
const SHORTEST_MS = 0.1;
const GROWTH = 1.2;
const CLASSES = 70;

const classOf = (ms: number): number =>
  Math.min(CLASSES - 1, Math.max(0, Math.ceil(Math.log(ms / SHORTEST_MS) / Math.log(GROWTH))));

export interface RatesTaken {
  readonly requests: number;
  readonly failures: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
}

/** How long answers took since it was last asked: counted in classes, so that it stays small however many there are. */
export class Rates {
  private classes = new Uint32Array(CLASSES);
  private requests = 0;
  private failures = 0;

  note(ms: number, status: number): void {
    const at = classOf(ms);
    this.classes[at] = (this.classes[at] ?? 0) + 1;
    this.requests += 1;
    if (status >= 500) this.failures += 1;
  }

  take(): RatesTaken {
    const { requests, failures } = this;
    const taken = { requests, failures, p50_ms: this.quantile(0.5), p99_ms: this.quantile(0.99) };
    this.classes = new Uint32Array(CLASSES);
    this.requests = 0;
    this.failures = 0;
    return taken;
  }

  /** The longest of the class that it lies in: never less than it was. */
  private quantile(share: number): number {
    let left = Math.ceil(this.requests * share);
    if (left === 0) return 0;
    const at = this.classes.findIndex((count) => (left -= count) <= 0);
    return SHORTEST_MS * GROWTH ** at;
  }
}
