import type { Log } from '#kernel';

interface LineOptions {
  /** Takes what is due and does it. Says as soon as it knows whether others should look for more; answers whether it found anything. */
  work(onTaken: (isFull: boolean) => void): Promise<boolean>;
  /** So many at once. */
  readonly most: number;
  readonly sweepMs: number;
  readonly log: Log;
}

/**
 * Work that lies in the database, done by a few at once: one that waits for a slow server does not hold up the others. It is
 * looked for when somebody says that there is some, and now and then: another process may have left it.
 */
export class PushLine {
  private readonly running = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private isStopped = false;

  constructor(private readonly options: LineOptions) {
    this.timer = setInterval(() => this.wake(), options.sweepMs);
    this.timer.unref();
  }

  wake(): void {
    if (this.isStopped || this.running.size >= this.options.most) return;
    const work = this.work().finally(() => this.running.delete(work));
    this.running.add(work);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await Promise.all(this.running);
  }

  // What fails is due again later; a database that is away is asked by the next sweep.
  private async work(): Promise<void> {
    try {
      let isMore = true;
      while (isMore && !this.isStopped) isMore = await this.options.work((isFull) => isFull && this.wake());
    } catch (error) {
      this.options.log.warn({ err: error }, 'pushes could not be sent');
    }
  }
}
