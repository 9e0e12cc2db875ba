import { causedByNobody } from '../cause.ts';
import type { Db } from '../db/database.ts';
import { isOrphan } from '../db/driver-errors.ts';
import type { Log } from '../log.ts';
import { putBack, takeDue, type AnyEvent, type DueEvent } from './outbox.ts';

/** Runs once what the listeners wrote is committed, and not at all when it is not: for what cannot be taken back. */
export type After = (work: () => void | Promise<void>) => void;

/**
 * Hears events, several at once when there are many. What it writes to `db` happens exactly once, because the events leave
 * the outbox in the same transaction; anything else may happen twice.
 */
export type Listener<E extends AnyEvent = AnyEvent> = (events: readonly E[], db: Db, after: After) => Promise<void>;

/** Rows of the outbox in one round; one may hold the events of a whole batched write. */
const BATCH = 200;
const SWEEP_MS = 5_000;
/** Between two rounds, so that what many requests emit is taken in one go. The first event after a quiet time waits for nothing. */
const REST_MS = 100;
const BACKOFF_S = [1, 5, 30, 120, 600];

const byName = (due: readonly DueEvent[]): Map<string, DueEvent[]> => {
  const groups = new Map<string, DueEvent[]>();
  for (const one of due) {
    const same = groups.get(one.name);
    if (same === undefined) groups.set(one.name, [one]);
    else same.push(one);
  }
  return groups;
};

/** Tells emitted events to the rooms that listen: at once after a commit, and again until they have been heard. */
export class Dispatcher {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly caches = new Map<string, ((event: AnyEvent) => void)[]>();
  private running: Promise<void> | null = null;
  private again = false;
  private endRest: (() => void) | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly db: Db,
    private readonly log: Log,
  ) {}

  on<E extends AnyEvent>(name: E['name'], listener: Listener<E>): void {
    const known = this.listeners.get(name) ?? [];
    this.listeners.set(name, [...known, listener as unknown as Listener]);
  }

  /**
   * For what a process keeps in memory: hears what is committed here, before whoever wrote it is answered. An event of the
   * outbox is heard by one process of several, so what others write a cache has to see by its age.
   */
  atCommit<E extends AnyEvent>(name: E['name'], listener: (event: E) => void): void {
    const known = this.caches.get(name) ?? [];
    this.caches.set(name, [...known, listener as (event: AnyEvent) => void]);
  }

  /** What has just been committed in this process. */
  readonly hear = (events: readonly AnyEvent[]): void => {
    for (const event of events) {
      for (const listener of this.caches.get(event.name) ?? []) {
        try {
          listener(event);
        } catch (error) {
          this.log.error({ err: error, event: event.name }, 'a cache did not follow');
        }
      }
    }
  };

  /** Events of a process that died wait in the outbox: a sweep finds them. */
  start(): void {
    this.timer = setInterval(() => this.wake(), SWEEP_MS);
    this.timer.unref();
    this.wake();
  }

  /** After a commit that emitted something. Returns at once. */
  wake(): void {
    if (this.running !== null) {
      this.again = true;
      return;
    }
    this.running = causedByNobody(() => this.work()).finally(() => {
      this.running = null;
      if (this.again) this.wake();
    });
  }

  private async work(): Promise<void> {
    do {
      this.again = false;
      await this.drain().catch((error: unknown) => this.log.warn({ err: error }, 'the outbox could not be read'));
      if (this.again) await this.rest();
    } while (this.again);
  }

  private rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, REST_MS);
      this.endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Everything due has been told. */
  async settle(): Promise<void> {
    while (this.running !== null) {
      this.endRest?.();
      await this.running;
    }
  }

  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.again = false;
    this.endRest?.();
    await this.running;
  }

  private async drain(): Promise<void> {
    for (;;) {
      const later: (() => void | Promise<void>)[] = [];
      const isAllTold = await this.db.transaction(async (tx) => {
        const { due, isAll } = await takeDue(tx, BATCH);
        for (const [name, same] of byName(due)) later.push(...(await this.tell(tx, name, same)));
        return isAll;
      });
      await this.runLater(later);
      if (isAllTold) return;
    }
  }

  private async runLater(later: readonly (() => void | Promise<void>)[]): Promise<void> {
    const results = await Promise.allSettled(later.map(async (work) => work()));
    for (const result of results)
      if (result.status === 'rejected') this.log.warn({ err: result.reason }, 'work after an event failed');
  }

  // A savepoint: listeners that fail take back only their own work. A batch that fails is told again one by one, so that
  // one bad event does not hold up the others. What it is about may go while it is told: then it is told once more, to
  // listeners that find it gone. Answers what is to be done once all is committed.
  private async tell(
    tx: Db,
    name: string,
    due: readonly DueEvent[],
    isAgain = false,
  ): Promise<(() => void | Promise<void>)[]> {
    const listeners = this.listeners.get(name) ?? [];
    if (listeners.length === 0) return [];
    const events = due.map(({ payload }) => ({ name, payload }));
    const later: (() => void | Promise<void>)[] = [];
    try {
      await tx.transaction(async (nested) => {
        for (const listener of listeners) await listener(events, nested, (work) => later.push(work));
      });
      return later;
    } catch (error) {
      if (due.length > 1) {
        const each: (() => void | Promise<void>)[] = [];
        for (const one of due) each.push(...(await this.tell(tx, name, [one])));
        return each;
      }
      if (isOrphan(error) && !isAgain) return this.tell(tx, name, due, true);
      this.log.error({ err: error, event: name }, 'a listener failed');
      for (const one of due) await putBack(tx, one, error, BACKOFF_S[Math.min(one.tries, BACKOFF_S.length - 1)] ?? 600);
      return [];
    }
  }
}
