/** In this rhythm each process says that it is there. */
export const BEAT_MS = 5_000;
/** A dozen beats missed: gone. One that was only busy for long would hear nothing of what it missed. */
const GONE_MS = 61_000;
/** So long after it has begun to listen a process cannot say that nobody answered it. */
const UNSURE_MS = 1_000;

/**
 * Which other processes are there, as far as can be heard. One that is alone tells nobody; one that does not even hear
 * itself knows nothing, and tells all.
 */
export class Peers {
  private readonly heardAt = new Map<string, number>();
  private listensSince: number | null = null;

  constructor(
    private readonly id: string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  beginListening(): void {
    this.listensSince = this.now();
  }

  endListening(): void {
    this.listensSince = null;
    this.heardAt.clear();
  }

  /** Answers whether it is a new one. */
  hear(id: string): boolean {
    const isNew = !this.heardAt.has(id);
    this.heardAt.set(id, this.now());
    return isNew && id !== this.id;
  }

  areThere(): boolean {
    const now = this.now();
    if (this.listensSince === null || now - this.listensSince < UNSURE_MS) return true;
    for (const [id, at] of this.heardAt) if (now - at > GONE_MS) this.heardAt.delete(id);
    return this.heardAt.size > 1 || !this.heardAt.has(this.id);
  }
}
