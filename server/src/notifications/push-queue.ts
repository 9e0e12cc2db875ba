export interface QueueLimits {
  readonly atOnce: number;
  /** More than this many waiting: the newest are dropped, because what waited longest is owed most. */
  readonly most: number;
  /** How long to wait before each further try. */
  readonly delaysMs: readonly number[];
}

export type Attempt = 'done' | 'again';

interface Waiting<Job> {
  readonly job: Job;
  readonly tries: number;
}

/**
 * Work for servers that may be slow or away: a few at a time, tried again later, and never more than it can hold. A job
 * whose key is waiting already takes its place. What waits is lost with the process.
 */
export class PushQueue<Job> {
  private readonly waiting = new Map<string, Waiting<Job>>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private isStopped = false;
  dropped = 0;

  constructor(
    private readonly limits: QueueLimits,
    private readonly attempt: (job: Job) => Promise<Attempt>,
    private readonly giveUp: (job: Job, error?: unknown) => Promise<void>,
  ) {}

  add(key: string, job: Job): void {
    const isHeld = this.waiting.has(key) || this.timers.has(key);
    if (!isHeld && this.waiting.size + this.timers.size >= this.limits.most) {
      this.dropped += 1;
      return;
    }
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
    this.line(key, { job, tries: 0 });
  }

  /** Nothing is due any more; what will be tried again later may still wait. */
  async settle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.waiting.clear();
    await this.settle();
  }

  private line(key: string, entry: Waiting<Job>): void {
    if (this.isStopped) return;
    this.waiting.set(key, entry);
    if (this.running.size >= this.limits.atOnce) return;
    const work = this.work().finally(() => this.running.delete(work));
    this.running.add(work);
  }

  private async work(): Promise<void> {
    for (;;) {
      const [next] = this.waiting;
      if (next === undefined) return;
      const [key, entry] = next;
      this.waiting.delete(key);
      await this.try(key, entry);
    }
  }

  // The worker outlives whatever happens to one job; a database that is away loses a note, not the queue.
  private async try(key: string, entry: Waiting<Job>): Promise<void> {
    try {
      if ((await this.attempt(entry.job)) === 'again') await this.later(key, entry);
    } catch (error) {
      await this.giveUp(entry.job, error).catch(() => undefined);
    }
  }

  private async later(key: string, { job, tries }: Waiting<Job>): Promise<void> {
    // A newer job with this key has come meanwhile: it says the same, and more.
    if (this.isStopped || this.waiting.has(key) || this.timers.has(key)) return;
    const delay = this.limits.delaysMs[tries];
    if (delay === undefined) return this.giveUp(job);
    const timer = setTimeout(() => {
      this.timers.delete(key);
      this.line(key, { job, tries: tries + 1 });
    }, delay);
    timer.unref();
    this.timers.set(key, timer);
  }
}
